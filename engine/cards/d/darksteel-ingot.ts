import { anyOneColor, card, keywords, read, tapFor } from '../../vocabulary/index.ts';

/** Any colour, for good. */
export const darksteelIngot = card({
  name: 'Darksteel Ingot',
  cost: '{3}',
  type: 'Artifact',
  abilities: [...keywords('indestructible'), tapFor(anyOneColor())],
  reading: read('5bce477b09'),
});
