import { activated, card, cost, draw, mana, readTwice, sacrificeSource, tap, tapFor } from '../../vocabulary/index.ts';

/** A mana, or a card at the end. */
export const mindStone = card({
  name: 'Mind Stone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [tapFor(mana('{C}')), activated(cost('{1}', tap, sacrificeSource), draw())],
  reading: readTwice('d3b93f788c'),
});
