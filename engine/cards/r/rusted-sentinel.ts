import { card, entersTapped, read } from '../../vocabulary/index.ts';

/** Enters tapped. */
export const rustedSentinel = card({
  name: 'Rusted Sentinel',
  cost: '{4}',
  type: 'Artifact Creature - Golem',
  pt: '3/4',
  abilities: [entersTapped],
  reading: read('194fa2bc72'),
});
