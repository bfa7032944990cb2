import { card, createTokens, does, readTwice, tokenRecord, X } from '../../vocabulary/index.ts';

/** X Warriors. */
export const secureTheWastes = card({
  name: 'Secure the Wastes',
  cost: '{X}{W}',
  type: 'Instant',
  spell: does(createTokens('Warrior', X)),
  tokens: { Warrior: tokenRecord('Creature - Warrior', '1/1', ['W']) },
  reading: readTwice('9df5c5a6ee'),
});
