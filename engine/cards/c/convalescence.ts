import { beginningOf, card, compare, gainLife, lifeOf, readTwice, triggered, you } from '../../vocabulary/index.ts';

/** One life in the upkeep, at ten or less. */
export const convalescence = card({
  name: 'Convalescence',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [triggered(beginningOf('upkeep', 'you'), gainLife(1), { onlyIf: compare(lifeOf(you), 'at most', 10) })],
  reading: readTwice('2098f89e50'),
});
