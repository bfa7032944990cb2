import {
  all,
  card,
  compare,
  createTokens,
  land,
  mostOfOneName,
  nontoken,
  not,
  readTwice,
  tokenRecord,
  whenEnters,
  youControl,
} from '../../vocabulary/index.ts';

/** A Construct beside two of one name. */
export const chromeReplicator = card({
  name: 'Chrome Replicator',
  cost: '{5}',
  type: 'Artifact Creature - Construct',
  pt: '4/4',
  abilities: [
    whenEnters(createTokens('Construct'), {
      onlyIf: compare(mostOfOneName(all(not(land), nontoken, youControl)), 'at least', 2),
    }),
  ],
  tokens: { Construct: tokenRecord('Artifact Creature - Construct', '4/4') },
  reading: readTwice('2f60d37407'),
});
