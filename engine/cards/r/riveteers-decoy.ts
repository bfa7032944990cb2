import { blitz, blitzed, card, cost, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It must be blocked, and can be blitzed. */
export const riveteersDecoy = card({
  name: 'Riveteers Decoy',
  cost: '{1}{G}',
  type: 'Creature - Human Warrior',
  pt: '3/1',
  alternativeCosts: [blitz(cost('{3}{G}'))],
  abilities: [rule({ kind: 'mustBeBlocked', what: isSource }), ...blitzed],
  reading: readTwice('b3b8b76838'),
});
