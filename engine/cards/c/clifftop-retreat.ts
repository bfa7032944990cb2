import {
  all,
  any,
  asEnters,
  card,
  exists,
  oneOf,
  readTwice,
  subtype,
  tapFor,
  unless,
  youControl,
} from '../../vocabulary/index.ts';

/** Two colours, and quick beside a Mountain or a Plains. */
export const clifftopRetreat = card({
  name: 'Clifftop Retreat',
  cost: '',
  type: 'Land',
  abilities: [
    asEnters({ kind: 'tapped' }, unless(exists(all(any(subtype('Mountain'), subtype('Plains')), youControl)))),
    tapFor(oneOf('R', 'W')),
  ],
  reading: readTwice('fa28542b32'),
});
