import {
  activated,
  addMana,
  all,
  card,
  cost,
  mana,
  readTwice,
  subtype,
  tapUntapped,
  youControl,
} from '../../vocabulary/index.ts';

/** Three Elves tapped, new ones too, for three green. */
export const heritageDruid = card({
  name: 'Heritage Druid',
  cost: '{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [activated(cost('', tapUntapped(all(subtype('Elf'), youControl), 3)), addMana(mana('{G}{G}{G}')))],
  reading: readTwice('593b00bcc2'),
});
