import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** One creature at most blocks it. */
export const bristlingBoar = card({
  name: 'Bristling Boar',
  cost: '{3}{G}',
  type: 'Creature - Boar',
  pt: '4/3',
  abilities: [rule({ kind: 'numberOfBlockers', what: isSource, least: 1, most: 1 })],
  reading: readTwice('fbae338d9a'),
});
