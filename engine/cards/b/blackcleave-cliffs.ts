import {
  all,
  asEnters,
  card,
  compare,
  count,
  land,
  oneOf,
  other,
  readTwice,
  tapFor,
  youControl,
} from '../../vocabulary/index.ts';

/** Two colours, and quick while there are few lands. */
export const blackcleaveCliffs = card({
  name: 'Blackcleave Cliffs',
  cost: '',
  type: 'Land',
  abilities: [
    asEnters({ kind: 'tapped' }, compare(count(all(other, land, youControl)), 'at least', 3)),
    tapFor(oneOf('B', 'R')),
  ],
  reading: readTwice('bc2175d382'),
});
