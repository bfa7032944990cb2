import {
  activated,
  any,
  card,
  cost,
  payLife,
  readTwice,
  sacrificeSource,
  search,
  sequence,
  shuffle,
  subtype,
  tap,
} from '../../vocabulary/index.ts';

/** It finds a Swamp or a Forest. */
export const verdantCatacombs = card({
  name: 'Verdant Catacombs',
  cost: '',
  type: 'Land',
  abilities: [
    activated(
      cost('', tap, payLife(1), sacrificeSource),
      sequence(search(any(subtype('Swamp'), subtype('Forest')), 'battlefield'), shuffle()),
    ),
  ],
  reading: readTwice('a7f37455dc'),
});
