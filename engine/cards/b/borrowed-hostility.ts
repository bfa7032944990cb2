import {
  card,
  chooseAndEscalate,
  cost,
  creature,
  gains,
  mode,
  modifyPT,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Power, first strike, or both for more. */
export const borrowedHostility = card({
  name: 'Borrowed Hostility',
  cost: '{R}',
  type: 'Instant',
  spell: chooseAndEscalate(
    cost('{3}'),
    mode('+3/+0', untilEndOfTurn(target(), modifyPT(3, 0)), targets(creature)),
    mode('first strike', untilEndOfTurn(target(), gains('first strike')), targets(creature)),
  ),
  reading: readTwice('b7d3f6bce4'),
});
