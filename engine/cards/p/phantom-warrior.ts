import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** Nothing blocks it. */
export const phantomWarrior = card({
  name: 'Phantom Warrior',
  cost: '{1}{U}{U}',
  type: 'Creature - Illusion Warrior',
  pt: '2/2',
  abilities: [rule({ kind: 'cantBeBlocked', what: isSource })],
  reading: readTwice('15fcbc5d4f'),
});
