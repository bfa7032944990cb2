import {
  card,
  chooseAndEscalate,
  cost,
  creature,
  mode,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Strengthens a creature, weakens one, or both for more. */
export const borrowedMalevolence = card({
  name: 'Borrowed Malevolence',
  cost: '{B}',
  type: 'Instant',
  spell: chooseAndEscalate(
    cost('{2}'),
    mode('+1/+1', untilEndOfTurn(target(), modifyPT(1, 1)), targets(creature)),
    mode('-1/-1', untilEndOfTurn(target(), modifyPT(-1, -1)), targets(creature)),
  ),
  reading: readTwice('04a4ceb700'),
});
