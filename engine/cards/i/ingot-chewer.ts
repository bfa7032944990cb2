import {
  artifact,
  card,
  cost,
  destroy,
  evoke,
  evoked,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Destroys an artifact as it enters; evoked, it goes at once. */
export const ingotChewer = card({
  name: 'Ingot Chewer',
  cost: '{4}{R}',
  type: 'Creature - Elemental',
  pt: '3/3',
  abilities: [whenEnters(destroy(), { targets: [targets(artifact)] }), evoked],
  alternativeCosts: [evoke(cost('{R}'))],
  reading: readTwice('6acc1d267a'),
});
