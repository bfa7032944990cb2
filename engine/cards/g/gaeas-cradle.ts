import { all, amountOf, card, count, creature, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** A green for each creature of its controller. */
export const gaeasCradle = card({
  name: "Gaea's Cradle",
  cost: '',
  type: 'Legendary Land',
  abilities: [tapFor(amountOf('G', count(all(creature, youControl))))],
  reading: readTwice('e2b7b50a42'),
});
