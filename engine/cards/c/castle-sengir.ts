import { activated, addMana, card, cost, mana, oneOf, readTwice, tap, tapFor } from '../../vocabulary/index.ts';

/** Colourless, black for one, blue or red for two. */
export const castleSengir = card({
  name: 'Castle Sengir',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(mana('{C}')),
    activated(cost('{1}', tap), addMana(mana('{B}'))),
    activated(cost('{2}', tap), addMana(oneOf('U', 'R'))),
  ],
  reading: readTwice('a7ac823248'),
});
