import { activated, card, cost, createTokens, readTwice, tokenRecord, untap } from '../../vocabulary/index.ts';

/** Untaps as a cost and calls a soldier. */
export const patrolSignaler = card({
  name: 'Patrol Signaler',
  cost: '{1}{W}',
  type: 'Creature - Kithkin Soldier',
  pt: '1/1',
  abilities: [activated(cost('{1}{W}', untap), createTokens('Kithkin Soldier'))],
  tokens: { 'Kithkin Soldier': tokenRecord('Creature - Kithkin Soldier', '1/1', ['W']) },
  reading: readTwice('0a232c93d8'),
});
