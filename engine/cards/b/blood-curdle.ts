import {
  all,
  bound,
  card,
  choose,
  creature,
  destroy,
  does,
  putCounters,
  readTwice,
  sequence,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Destroys one creature and has another be harder to block. */
export const bloodCurdle = card({
  name: 'Blood Curdle',
  cost: '{3}{B}',
  type: 'Instant',
  spell: does(
    sequence(destroy(), choose(all(creature, youControl), 'menacing'), putCounters('menace', 1, bound('menacing'))),
    targets(creature),
  ),
  reading: readTwice('60af110396'),
});
