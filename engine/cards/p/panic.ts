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
  readTwice,
  remember,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
  unless,
} from '../../vocabulary/index.ts';

/** A creature does not block; it is cast only in combat before blockers are declared. */
export const panic = card({
  name: 'Panic',
  cost: '{R}',
  type: 'Instant',
  castOnlyIf: unless(allOf(unless(duringStep('beginning of combat')), unless(duringStep('declare attackers')))),
  spell: does(
    sequence(
      remember(target(), 'panicked'),
      thisTurn(rule({ kind: 'cantBlock', what: is(bound('panicked')) })),
      delayed(beginningOf('upkeep', 'anyone'), draw()),
    ),
    targets(creature),
  ),
  reading: readTwice('4d95e543f8'),
});
