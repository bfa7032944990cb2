import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Two colourless for one. */
export const solRing = card({
  name: 'Sol Ring',
  cost: '{1}',
  type: 'Artifact',
  abilities: [tapFor(mana('{C}{C}'))],
  reading: readTwice('8310b06afd'),
});
