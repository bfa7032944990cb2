import { anthem, card, gains, readTwice, subtype } from '../../vocabulary/index.ts';

/** Slivers have menace. */
export const twoHeadedSliver = card({
  name: 'Two-Headed Sliver',
  cost: '{1}{R}',
  type: 'Creature - Sliver',
  pt: '1/1',
  abilities: [anthem(subtype('Sliver'), gains('menace'))],
  reading: readTwice('625a6e1f59'),
});
