import { all, anthem, anyOneColor, card, grants, land, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Every land of its controller makes any colour. */
export const joinerAdept = card({
  name: 'Joiner Adept',
  cost: '{1}{G}',
  type: 'Creature - Elf Druid',
  pt: '2/1',
  abilities: [anthem(all(land, youControl), grants(tapFor(anyOneColor())))],
  reading: readTwice('299a8522e6'),
});
