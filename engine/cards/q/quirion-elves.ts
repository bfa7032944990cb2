import { card, chooseFrom, choosesColor, chosenColor, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Green mana, or mana of the chosen colour. */
export const quirionElves = card({
  name: 'Quirion Elves',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [choosesColor, tapFor(mana('{G}')), tapFor(chooseFrom(chosenColor('color')))],
  reading: readTwice('db752cc738'),
});
