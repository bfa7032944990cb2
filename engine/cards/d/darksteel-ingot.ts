import { anyOneColor, card, keywords, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Any colour, for good. */
export const darksteelIngot = card({
  name: 'Darksteel Ingot',
  cost: '{3}',
  type: 'Artifact',
  abilities: [...keywords('indestructible'), tapFor(anyOneColor())],
  reading: readTwice('5bce477b09'),
});
