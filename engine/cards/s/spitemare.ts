import {
  anyOneTarget,
  anyTarget,
  card,
  damage,
  eventAmount,
  isSource,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** It hands on the damage that it is dealt. */
export const spitemare = card({
  name: 'Spitemare',
  cost: '{2}{R/W}{R/W}',
  type: 'Creature - Elemental',
  pt: '3/3',
  abilities: [
    triggered({ kind: 'isDealtDamage', what: isSource }, damage(eventAmount, anyTarget()), { targets: [anyOneTarget] }),
  ],
  reading: readTwice('8b404c484c'),
});
