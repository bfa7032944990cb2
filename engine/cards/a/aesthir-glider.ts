import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** It flies and does not block. */
export const aesthirGlider = card({
  name: 'Aesthir Glider',
  cost: '{3}',
  type: 'Artifact Creature - Bird Construct',
  pt: '2/1',
  abilities: [...keywords('flying'), rule({ kind: 'cantBlock', what: isSource })],
  reading: readTwice('5dc399f15a'),
});
