import {
  card,
  cost,
  evoke,
  evoked,
  keywords,
  land,
  not,
  putOnLibrary,
  readTwice,
  target,
  targets,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** A permanent goes onto a library when it leaves, as it does at once when evoked. */
export const nevermaker = card({
  name: 'Nevermaker',
  cost: '{3}{U}',
  type: 'Creature - Elemental',
  pt: '2/3',
  abilities: [
    ...keywords('flying'),
    whenLeaves(putOnLibrary(target(), 'top'), { targets: [targets(not(land))] }),
    evoked,
  ],
  alternativeCosts: [evoke(cost('{3}{U}'))],
  reading: readTwice('36e3af315e'),
});
