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
export const razorvergeThicket = card({
  name: 'Razorverge Thicket',
  cost: '',
  type: 'Land',
  abilities: [
    asEnters({ kind: 'tapped' }, compare(count(all(other, land, youControl)), 'at least', 3)),
    tapFor(oneOf('G', 'W')),
  ],
  reading: readTwice('b4f7afd3e5'),
});
