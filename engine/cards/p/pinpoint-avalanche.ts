import {
  card,
  creature,
  damage,
  does,
  isSource,
  readTwice,
  rule,
  sequence,
  target,
  targets,
  thisTurn,
} from '../../vocabulary/index.ts';

/** Damage to a creature that nothing prevents. */
export const pinpointAvalanche = card({
  name: 'Pinpoint Avalanche',
  cost: '{3}{R}{R}',
  type: 'Instant',
  spell: does(
    sequence(thisTurn(rule({ kind: 'damageCantBePrevented', from: isSource, which: 'any' })), damage(4, target())),
    targets(creature),
  ),
  reading: readTwice('95ef376ae4'),
});
