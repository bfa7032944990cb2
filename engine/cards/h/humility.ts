import { anthem, card, creature, readTwice, setBasePT } from '../../vocabulary/index.ts';

/** Every creature is a 1/1 without abilities. */
export const humility = card({
  name: 'Humility',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [anthem(creature, { kind: 'loseAll' }, setBasePT(1, 1))],
  reading: readTwice('bee4b26951'),
});
