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

/** Two colours, and quick once there are lands. */
export const deathcapGlade = card({
  name: 'Deathcap Glade',
  cost: '',
  type: 'Land',
  abilities: [
    asEnters({ kind: 'tapped' }, compare(count(all(other, land, youControl)), 'at most', 1)),
    tapFor(oneOf('B', 'G')),
  ],
  reading: readTwice('ecd9bfffca'),
});
