import { card, draw, readTwice, replacement } from '../../vocabulary/index.ts';

/** Two cards for each but the first in a draw step. */
export const teferisAgelessInsight = card({
  name: "Teferi's Ageless Insight",
  cost: '{2}{U}{U}',
  type: 'Legendary Enchantment',
  abilities: [replacement({ kind: 'draws', who: 'you', exceptFirst: true, optional: false, instead: draw(2) })],
  reading: readTwice('861ebdf62e'),
});
