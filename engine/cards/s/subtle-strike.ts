import {
  card,
  chooseModes,
  creature,
  mode,
  modifyPT,
  putCounters,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A smaller creature, a larger one, or both. */
export const subtleStrike = card({
  name: 'Subtle Strike',
  cost: '{1}{B}',
  type: 'Instant',
  spell: chooseModes(
    1,
    2,
    mode('-1/-1 for a creature', untilEndOfTurn(target(), modifyPT(-1, -1)), targets(creature)),
    mode('a +1/+1 counter on a creature', putCounters('+1/+1', 1, target()), targets(creature)),
  ),
  reading: readTwice('83fd9d77ac'),
});
