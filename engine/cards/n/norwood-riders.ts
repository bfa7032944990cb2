import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** One creature at most blocks it. */
export const norwoodRiders = card({
  name: 'Norwood Riders',
  cost: '{3}{G}',
  type: 'Creature - Elf',
  pt: '3/3',
  abilities: [rule({ kind: 'numberOfBlockers', what: isSource, least: 1, most: 1 })],
  reading: readTwice('bfed72b2d3'),
});
