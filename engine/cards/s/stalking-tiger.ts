import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** One creature at most blocks it. */
export const stalkingTiger = card({
  name: 'Stalking Tiger',
  cost: '{3}{G}',
  type: 'Creature - Cat',
  pt: '3/3',
  abilities: [rule({ kind: 'numberOfBlockers', what: isSource, least: 1, most: 1 })],
  reading: readTwice('9d5e90ca17'),
});
