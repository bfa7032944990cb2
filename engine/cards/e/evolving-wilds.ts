import {
  activated,
  all,
  basic,
  card,
  cost,
  land,
  readTwice,
  sacrificeSource,
  search,
  sequence,
  shuffle,
  tap,
} from '../../vocabulary/index.ts';

/** Gives itself up for a basic land. */
export const evolvingWilds = card({
  name: 'Evolving Wilds',
  cost: '',
  type: 'Land',
  abilities: [
    activated(cost('', tap, sacrificeSource), sequence(search(all(basic, land), 'battlefield', true), shuffle())),
  ],
  reading: readTwice('db6d96c900'),
});
