import { card, entersTapped, readTwice } from '../../vocabulary/index.ts';

/** Enters tapped. */
export const rustedSentinel = card({
  name: 'Rusted Sentinel',
  cost: '{4}',
  type: 'Artifact Creature - Golem',
  pt: '3/4',
  abilities: [entersTapped],
  reading: readTwice('194fa2bc72'),
});
