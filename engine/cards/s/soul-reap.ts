import {
  all,
  card,
  castThisTurn,
  color,
  compare,
  controllerOf,
  creature,
  destroy,
  does,
  ifThen,
  loseLife,
  not,
  other,
  readTwice,
  sequence,
  target,
  targets,
  you,
} from '../../vocabulary/index.ts';

/** A creature that is not green, and life after another black spell. */
export const soulReap = card({
  name: 'Soul Reap',
  cost: '{1}{B}',
  type: 'Sorcery',
  spell: does(
    sequence(
      destroy(),
      ifThen(compare(castThisTurn(all(other, color('B')), you), 'at least', 1), loseLife(3, controllerOf(target()))),
    ),
    targets(all(creature, not(color('G')))),
  ),
  reading: readTwice('4fa2cd97e8'),
});
