import { card, cascade, readTwice } from '../../vocabulary/index.ts';

/** Four cascades. */
export const apexDevastator = card({
  name: 'Apex Devastator',
  cost: '{8}{G}{G}',
  type: 'Creature - Chimera Hydra',
  pt: '10/10',
  abilities: [cascade(), cascade(), cascade(), cascade()],
  reading: readTwice('861505fe7e'),
});
