import { beginningOf, card, draw, loseLife, readTwice, sequence, triggered, you } from '../../vocabulary/index.ts';

/** A card for a life each upkeep. */
export const phyrexianArena = card({
  name: 'Phyrexian Arena',
  cost: '{1}{B}{B}',
  type: 'Enchantment',
  abilities: [triggered(beginningOf('upkeep', 'you'), sequence(draw(), loseLife(1, you)))],
  reading: readTwice('12d3e21e48'),
});
