import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A green mana from an Elf. */
export const elvishMystic = card({
  name: 'Elvish Mystic',
  cost: '{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [tapFor(mana('{G}'))],
  reading: readTwice('9231ec8ed8'),
});
