import { all, anthem, basic, card, land, not, readTwice, setLandTypes } from '../../vocabulary/index.ts';

/** Nonbasic lands are Mountains and nothing else among land types. */
export const bloodMoon = card({
  name: 'Blood Moon',
  cost: '{2}{R}',
  type: 'Enchantment',
  abilities: [anthem(all(land, not(basic)), setLandTypes('Mountain'))],
  reading: readTwice('13388a2437'),
});
