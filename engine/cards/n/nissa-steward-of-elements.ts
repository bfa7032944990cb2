import {
  all,
  alsoCreature,
  any,
  bound,
  card,
  countersOn,
  creature,
  gains,
  ifThen,
  land,
  lookAtTop,
  loyaltyAbility,
  manaValue,
  matches,
  may,
  putOntoBattlefield,
  readTwice,
  scry,
  sequence,
  source,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Comes with X loyalty; puts the top card onto the battlefield where it is a land, or a creature not greater than its loyalty. */
export const nissaStewardOfElements = card({
  name: 'Nissa, Steward of Elements',
  cost: '{X}{G}{U}',
  type: 'Legendary Planeswalker - Nissa',
  loyalty: 'X',
  abilities: [
    loyaltyAbility(2, scry(2)),
    loyaltyAbility(
      0,
      sequence(
        lookAtTop(1, 'top'),
        ifThen(
          matches(bound('top'), any(land, all(creature, manaValue('at most', countersOn('loyalty', source))))),
          may(putOntoBattlefield(bound('top'), 'you')),
        ),
      ),
    ),
    loyaltyAbility(
      -6,
      sequence(
        untapThese(target()),
        untilEndOfTurn(target(), ...alsoCreature(['Elemental'], 5, 5), gains('flying', 'haste')),
      ),
      [targets(all(land, youControl), 0, 2)],
    ),
  ],
  reading: readTwice('cdd8036b89'),
});
