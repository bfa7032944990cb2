import {
  card,
  cost,
  emerge,
  keywords,
  permanent,
  readTwice,
  tapThese,
  targets,
  whenCast,
} from '../../vocabulary/index.ts';

/** Taps up to four permanents as it is cast, at any time. */
export const elderDeepFiend = card({
  name: 'Elder Deep-Fiend',
  cost: '{8}',
  type: 'Creature - Eldrazi Octopus',
  pt: '5/6',
  alternativeCosts: [emerge(cost('{5}{U}{U}'))],
  abilities: [...keywords('flash'), whenCast(tapThese(), targets(permanent, 0, 4))],
  reading: readTwice('624f067e3f'),
});
