import {
  card,
  cost,
  destroy,
  evoke,
  evoked,
  keywords,
  land,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Destroys a land as it enters; evoked, it goes at once. */
export const faultgrinder = card({
  name: 'Faultgrinder',
  cost: '{6}{R}',
  type: 'Creature - Elemental',
  pt: '4/4',
  abilities: [...keywords('trample'), whenEnters(destroy(), { targets: [targets(land)] }), evoked],
  alternativeCosts: [evoke(cost('{4}{R}'))],
  reading: readTwice('0eb7d17a71'),
});
