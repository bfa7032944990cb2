import { card, creature, damage, does, isSource, readTwice, rule, target, targets } from '../../vocabulary/index.ts';

/** Damage to a creature that nothing prevents. */
export const pinpointAvalanche = card({
  name: 'Pinpoint Avalanche',
  cost: '{3}{R}{R}',
  type: 'Instant',
  abilities: [rule({ kind: 'damageCantBePrevented', from: isSource, which: 'any' }, null, 'stack')],
  spell: does(damage(4, target()), targets(creature)),
  reading: readTwice('95ef376ae4'),
});
