import {
  artifact,
  card,
  matches,
  readTwice,
  redirectedTo,
  replacement,
  source,
  untapped,
} from '../../vocabulary/index.ts';

/** Untapped, it takes the damage of artifacts. */
export const martyrsOfKorlis = card({
  name: 'Martyrs of Korlis',
  cost: '{3}{W}{W}',
  type: 'Creature - Human',
  pt: '1/6',
  abilities: [
    replacement(
      { kind: 'damage', permanents: null, players: 'you', from: artifact, which: 'any', change: redirectedTo(source) },
      matches(source, untapped),
    ),
  ],
  reading: readTwice('f1d58fd6ef'),
});
