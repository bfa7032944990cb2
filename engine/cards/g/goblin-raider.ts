import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Does not block. */
export const goblinRaider = card({
  name: 'Goblin Raider',
  cost: '{1}{R}',
  type: 'Creature - Goblin Warrior',
  pt: '2/2',
  abilities: [rule({ kind: 'cantBlock', what: isSource })],
  reading: readTwice('e0ad25ab10'),
});
