import {
  all,
  any,
  attacking,
  blocking,
  card,
  creature,
  destroy,
  does,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Destroys a creature in combat. */
export const divineVerdict = card({
  name: 'Divine Verdict',
  cost: '{3}{W}',
  type: 'Instant',
  spell: does(destroy(), targets(all(creature, any(attacking, blocking)))),
  reading: readTwice('f28fa2045b'),
});
