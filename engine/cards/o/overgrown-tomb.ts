import { asEnters, card, cost, payLife, readTwice } from '../../vocabulary/index.ts';

/** Two basic land types; two life, or it enters tapped. */
export const overgrownTomb = card({
  name: 'Overgrown Tomb',
  cost: '',
  type: 'Land - Swamp Forest',
  abilities: [asEnters({ kind: 'tappedUnlessPaid', cost: cost('', payLife(2)) })],
  reading: readTwice('0814ea77a1'),
});
