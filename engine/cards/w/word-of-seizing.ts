import {
  card,
  does,
  gainControl,
  gains,
  permanent,
  readTwice,
  sequence,
  splitSecond,
  target,
  targets,
  untapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A permanent for the turn, untapped and hasty, and nobody can respond. */
export const wordOfSeizing = card({
  name: 'Word of Seizing',
  cost: '{3}{R}{R}',
  type: 'Instant',
  abilities: [splitSecond],
  spell: does(
    sequence(untapThese(), gainControl(target(), 'until end of turn'), untilEndOfTurn(target(), gains('haste'))),
    targets(permanent),
  ),
  reading: readTwice('b8fb3d51c5'),
});
