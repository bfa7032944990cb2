import {
  afterBlockers,
  all,
  attacking,
  becomeBlocked,
  card,
  creature,
  does,
  draw,
  readTwice,
  sequence,
  targets,
  unblocked,
} from '../../vocabulary/index.ts';

/** An unblocked attacker becomes blocked. */
export const curtainOfLight = card({
  name: 'Curtain of Light',
  cost: '{1}{W}',
  type: 'Instant',
  castOnlyIf: afterBlockers,
  spell: does(sequence(becomeBlocked(), draw()), targets(all(creature, attacking, unblocked))),
  reading: readTwice('24beaf78f2'),
});
