import { asEnters, card, cost, payLife, readTwice } from '../../vocabulary/index.ts';

/** Enters tapped unless two life are paid. */
export const steamVents = card({
  name: 'Steam Vents',
  cost: '',
  type: 'Land - Island Mountain',
  abilities: [asEnters({ kind: 'tappedUnlessPaid', cost: cost('', payLife(2)) })],
  reading: readTwice('80b7315875'),
});
