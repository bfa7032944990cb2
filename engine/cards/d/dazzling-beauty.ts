import {
  all,
  attacking,
  becomeBlocked,
  beginningOf,
  card,
  creature,
  delayed,
  does,
  draw,
  duringStep,
  readTwice,
  sequence,
  targets,
  unblocked,
} from '../../vocabulary/index.ts';

/** An unblocked attacker becomes blocked. */
export const dazzlingBeauty = card({
  name: 'Dazzling Beauty',
  cost: '{2}{W}',
  type: 'Instant',
  castOnlyIf: duringStep('declare blockers'),
  spell: does(
    sequence(becomeBlocked(), delayed(beginningOf('upkeep', 'anyone'), draw())),
    targets(all(creature, attacking, unblocked)),
  ),
  reading: readTwice('2775022f48'),
});
