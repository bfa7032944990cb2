import { asEnters, card, cost, payLife, readTwice } from '../../vocabulary/index.ts';

/** Enters tapped unless two life are paid. */
export const breedingPool = card({
  name: 'Breeding Pool',
  cost: '',
  type: 'Land - Forest Island',
  abilities: [asEnters({ kind: 'tappedUnlessPaid', cost: cost('', payLife(2)) })],
  reading: readTwice('dbb186440c'),
});
