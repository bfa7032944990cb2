import { asEnters, card, cost, payLife, readTwice } from '../../vocabulary/index.ts';

/** Two basic land types; two life, or it enters tapped. */
export const stompingGround = card({
  name: 'Stomping Ground',
  cost: '',
  type: 'Land - Mountain Forest',
  abilities: [asEnters({ kind: 'tappedUnlessPaid', cost: cost('', payLife(2)) })],
  reading: readTwice('21d4015eed'),
});
