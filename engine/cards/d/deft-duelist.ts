import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/1 Human Rogue with first strike and shroud. */
export const deftDuelist = card({
  name: 'Deft Duelist',
  cost: '{W}{U}',
  type: 'Creature - Human Rogue',
  pt: '2/1',
  abilities: keywords('first strike', 'shroud'),
  reading: readTwice('e1fbe20f49'),
});
