import { all, anthem, basic, card, land, not, readTwice, setLandTypes } from '../../vocabulary/index.ts';

/** Blood Moon on a creature. */
export const magusOfTheMoon = card({
  name: 'Magus of the Moon',
  cost: '{2}{R}',
  type: 'Creature - Human Wizard',
  pt: '2/2',
  abilities: [anthem(all(land, not(basic)), setLandTypes('Mountain'))],
  reading: readTwice('13388a2437'),
});
