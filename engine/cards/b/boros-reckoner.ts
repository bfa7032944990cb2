import {
  activated,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  eventAmount,
  gains,
  isSource,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Hands on the damage that it is dealt. */
export const borosReckoner = card({
  name: 'Boros Reckoner',
  cost: '{R/W}{R/W}{R/W}',
  type: 'Creature - Minotaur Wizard',
  pt: '3/3',
  abilities: [
    triggered({ kind: 'isDealtDamage', what: isSource }, damage(eventAmount, anyTarget()), { targets: [anyOneTarget] }),
    activated(cost('{R/W}'), untilEndOfTurn(source, gains('first strike'))),
  ],
  reading: readTwice('c903b373d1'),
});
