import {
  all,
  any,
  anything,
  card,
  color,
  damage,
  discardThese,
  draw,
  each,
  instant,
  inZone,
  loyaltyAbility,
  mayCastNow,
  opponents,
  readTwice,
  rule,
  sequence,
  sorcery,
  target,
  targets,
  thisTurn,
  USUAL_TERMS,
  youOwn,
} from '../../vocabulary/index.ts';

/** Damage to opponents, a red spell from the graveyard, and a turn of spells for nothing. */
export const chandraFlamesCatalyst = card({
  name: "Chandra, Flame's Catalyst",
  cost: '{4}{R}{R}',
  type: 'Legendary Planeswalker - Chandra',
  loyalty: 5,
  abilities: [
    loyaltyAbility(1, damage(3, opponents)),
    loyaltyAbility(-2, mayCastNow(target(), { ...USUAL_TERMS, leaving: 'exile for graveyard' }), [
      targets(all(color('R'), any(instant, sorcery), inZone('graveyard'), youOwn)),
    ]),
    loyaltyAbility(
      -8,
      sequence(
        discardThese(each(all(inZone('hand'), youOwn))),
        draw(7),
        thisTurn(rule({ kind: 'castWithoutPaying', what: anything, from: 'hand', who: 'you' })),
      ),
    ),
  ],
  reading: readTwice('60cb48cc36'),
});
