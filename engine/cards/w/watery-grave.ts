import { asEnters, card, cost, payLife, readTwice } from '../../vocabulary/index.ts';

/** Two basic land types; two life, or it enters tapped. */
export const wateryGrave = card({
  name: 'Watery Grave',
  cost: '',
  type: 'Land - Island Swamp',
  abilities: [asEnters({ kind: 'tappedUnlessPaid', cost: cost('', payLife(2)) })],
  reading: readTwice('aca43b61fb'),
});
