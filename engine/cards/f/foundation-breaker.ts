import {
  any,
  artifact,
  card,
  cost,
  destroy,
  enchantment,
  evoke,
  evoked,
  may,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** It may destroy an artifact or enchantment as it enters; evoked, it goes at once. */
export const foundationBreaker = card({
  name: 'Foundation Breaker',
  cost: '{3}{G}',
  type: 'Creature - Elemental',
  pt: '2/2',
  abilities: [whenEnters(may(destroy()), { targets: [targets(any(artifact, enchantment))] }), evoked],
  alternativeCosts: [evoke(cost('{1}{G}'))],
  reading: readTwice('6cc69adb53'),
});
