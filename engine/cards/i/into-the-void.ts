import { card, creature, does, readTwice, returnToHand, targets } from '../../vocabulary/index.ts';

/** Up to two creatures go back. */
export const intoTheVoid = card({
  name: 'Into the Void',
  cost: '{3}{U}',
  type: 'Sorcery',
  spell: does(returnToHand(), targets(creature, 0, 2)),
  reading: readTwice('7cd9666a99'),
});
