import {
  beginningOf,
  card,
  createCopyTokens,
  creature,
  entersAsCopy,
  matches,
  nontoken,
  readTwice,
  source,
  triggered,
} from '../../vocabulary/index.ts';

/** A copy that makes more of it in each upkeep. */
export const progenitorMimic = card({
  name: 'Progenitor Mimic',
  cost: '{4}{G}{U}',
  type: 'Creature - Shapeshifter',
  pt: '0/0',
  abilities: [
    entersAsCopy(creature, [
      {
        kind: 'grant',
        abilities: [
          triggered(beginningOf('upkeep', 'you'), createCopyTokens(source), {
            onlyIf: matches(source, nontoken),
          }),
        ],
      },
    ]),
  ],
  reading: readTwice('63eb0b85b9'),
});
