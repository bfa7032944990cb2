import {
  allOf,
  beginningOf,
  bound,
  card,
  creature,
  delayed,
  does,
  draw,
  duringStep,
  is,
  read,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
  unless,
} from '../../vocabulary/index.ts';

/** A creature can't block, and a card next turn; it is cast only in combat before blockers. */
export const panic = card({
  name: 'Panic',
  cost: '{R}',
  type: 'Instant',
  castOnlyIf: unless(allOf(unless(duringStep('beginning of combat')), unless(duringStep('declare attackers')))),
  spell: does(
    sequence(
      remember(target(), 'scared'),
      thisTurn(rule({ kind: 'cantBlock', what: is(bound('scared')) })),
      delayed(beginningOf('upkeep', 'anyone'), draw()),
    ),
    targets(creature),
  ),
  reading: read('4d95e543f8'),
});
