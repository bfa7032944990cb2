import {
  activated,
  addMana,
  card,
  cost,
  draw,
  oneOf,
  payLife,
  readTwice,
  sacrificeSource,
  tap,
} from '../../vocabulary/index.ts';

/** Green or white for 1 life, or a card for itself. */
export const horizonCanopy = card({
  name: 'Horizon Canopy',
  cost: '',
  type: 'Land',
  abilities: [
    activated(cost('', tap, payLife(1)), addMana(oneOf('G', 'W'))),
    activated(cost('{1}', tap, sacrificeSource), draw()),
  ],
  reading: readTwice('d336b71849'),
});
