import {
  activated,
  addMana,
  all,
  anyOneColor,
  artifact,
  card,
  compare,
  cost,
  count,
  readTwice,
  tap,
  youControl,
} from '../../vocabulary/index.ts';

/** Any colour beside two more artifacts. */
export const moxOpal = card({
  name: 'Mox Opal',
  cost: '{0}',
  type: 'Legendary Artifact',
  abilities: [
    activated(cost('', tap), addMana(anyOneColor()), {
      onlyIf: compare(count(all(artifact, youControl)), 'at least', 3),
    }),
  ],
  reading: readTwice('fc4b6b4e7f'),
});
