import {
  all,
  card,
  color,
  moreDamage,
  opponentControls,
  readTwice,
  replacement,
  youControl,
} from '../../vocabulary/index.ts';

/** Red damage to opponents is two more. */
export const torbranThaneOfRedFell = card({
  name: 'Torbran, Thane of Red Fell',
  cost: '{1}{R}{R}{R}',
  type: 'Legendary Creature - Dwarf Noble',
  pt: '2/4',
  abilities: [
    replacement({
      kind: 'damage',
      permanents: opponentControls,
      players: 'opponent',
      from: all(color('R'), youControl),
      which: 'any',
      change: moreDamage(2),
    }),
  ],
  reading: readTwice('4d6401a865'),
});
