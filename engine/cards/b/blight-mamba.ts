import { activated, card, cost, keywords, readTwice, regenerateIt } from '../../vocabulary/index.ts';

/** It infects, and is hard to kill. */
export const blightMamba = card({
  name: 'Blight Mamba',
  cost: '{1}{G}',
  type: 'Creature - Phyrexian Snake',
  pt: '1/1',
  abilities: [...keywords('infect'), activated(cost('{1}{G}'), regenerateIt())],
  reading: readTwice('758d3260f5'),
});
