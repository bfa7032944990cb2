import {
  all,
  artifact,
  card,
  cost,
  destroy,
  does,
  each,
  not,
  overload,
  readTwice,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Destroys an artifact of another player, or for more each of them. */
export const vandalblast = card({
  name: 'Vandalblast',
  cost: '{R}',
  type: 'Sorcery',
  alternativeCosts: [overload(cost('{4}{R}'), does(destroy(each(all(artifact, not(youControl))))))],
  spell: does(destroy(), targets(all(artifact, not(youControl)))),
  reading: readTwice('4b8239da42'),
});
