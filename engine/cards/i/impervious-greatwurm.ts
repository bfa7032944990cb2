import { card, convoke, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 16/16 that creatures pay for. */
export const imperviousGreatwurm = card({
  name: 'Impervious Greatwurm',
  cost: '{7}{G}{G}{G}',
  type: 'Creature - Wurm',
  pt: '16/16',
  abilities: [convoke, ...keywords('indestructible')],
  reading: readTwice('0c0a2f6ab2'),
});
