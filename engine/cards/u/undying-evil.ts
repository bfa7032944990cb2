import {
  card,
  creature,
  does,
  grants,
  readTwice,
  target,
  targets,
  undying,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature comes back. */
export const undyingEvil = card({
  name: 'Undying Evil',
  cost: '{B}',
  type: 'Instant',
  spell: does(untilEndOfTurn(target(), grants(undying)), targets(creature)),
  reading: readTwice('687a3d0cc6'),
});
