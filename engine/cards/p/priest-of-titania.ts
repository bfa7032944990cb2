import { amountOf, card, count, readTwice, subtype, tapFor } from '../../vocabulary/index.ts';

/** A green for each Elf, whoever controls it. */
export const priestOfTitania = card({
  name: 'Priest of Titania',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [tapFor(amountOf('G', count(subtype('Elf'))))],
  reading: readTwice('7d8577cfdb'),
});
