import { card, mana, read, tapFor } from '../../vocabulary/index.ts';

/** Two colourless for one. */
export const solRing = card({
  name: 'Sol Ring',
  cost: '{1}',
  type: 'Artifact',
  abilities: [tapFor(mana('{C}{C}'))],
  reading: read('8310b06afd'),
});
