import {
  card,
  createCopyTokens,
  keywords,
  matches,
  readTwice,
  source,
  unless,
  vanishing,
  whenDies,
  withCounter,
} from '../../vocabulary/index.ts';

/** It vanishes into two of itself. */
export const chronozoa = card({
  name: 'Chronozoa',
  cost: '{3}{U}',
  type: 'Creature - Illusion',
  pt: '3/3',
  abilities: [
    ...keywords('flying'),
    ...vanishing(3),
    whenDies(createCopyTokens(source, 2), { onlyIf: unless(matches(source, withCounter('time'))) }),
  ],
  reading: readTwice('17400b951c'),
});
