import {
  all,
  any,
  bound,
  card,
  FLASHBACK_FOR_MANA_COST,
  instant,
  inZone,
  is,
  keywords,
  mayCastFrom,
  readTwice,
  remember,
  rule,
  sequence,
  sorcery,
  target,
  targets,
  thisTurn,
  whenEnters,
  youOwn,
} from '../../vocabulary/index.ts';

/** An instant or sorcery in the graveyard has flashback for the turn. */
export const snapcasterMage = card({
  name: 'Snapcaster Mage',
  cost: '{1}{U}',
  type: 'Creature - Human Wizard',
  pt: '2/1',
  abilities: [
    ...keywords('flash'),
    whenEnters(
      sequence(
        remember(target(), 'chosen'),
        thisTurn(rule(mayCastFrom('graveyard', is(bound('chosen')), { terms: FLASHBACK_FOR_MANA_COST }))),
      ),
      { targets: [targets(all(any(instant, sorcery), inZone('graveyard'), youOwn))] },
    ),
  ],
  reading: readTwice('f86adfd25b'),
});
