import { asEnters, card, cost, payLife, readTwice } from '../../vocabulary/index.ts';

/** Two basic land types; two life, or it enters tapped. */
export const hallowedFountain = card({
  name: 'Hallowed Fountain',
  cost: '',
  type: 'Land - Plains Island',
  abilities: [asEnters({ kind: 'tappedUnlessPaid', cost: cost('', payLife(2)) })],
  reading: readTwice('535430b6f6'),
});
