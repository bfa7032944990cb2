import { all, anthem, card, creature, grants, mana, readTwice, tapFor, youControl } from '../../vocabulary/index.ts';

/** Every creature of its controller makes green. */
export const citanulHierophants = card({
  name: 'Citanul Hierophants',
  cost: '{3}{G}',
  type: 'Creature - Human Druid',
  pt: '3/2',
  abilities: [anthem(all(creature, youControl), grants(tapFor(mana('{G}'))))],
  reading: readTwice('0d4a19d89b'),
});
