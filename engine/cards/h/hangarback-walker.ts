import {
  activated,
  card,
  cost,
  countersOn,
  createTokens,
  entersWithCounters,
  keywords,
  putCounters,
  readTwice,
  source,
  tap,
  tokenRecord,
  whenDies,
  X,
} from '../../vocabulary/index.ts';

/** X counters as it enters, a Thopter for each as it dies, and a slow way to grow. */
export const hangarbackWalker = card({
  name: 'Hangarback Walker',
  cost: '{X}{X}',
  type: 'Artifact Creature - Construct',
  pt: '0/0',
  abilities: [
    entersWithCounters('+1/+1', X),
    whenDies(createTokens('Thopter', countersOn('+1/+1', source))),
    activated(cost('{1}', tap), putCounters('+1/+1', 1)),
  ],
  tokens: { Thopter: tokenRecord('Artifact Creature - Thopter', '1/1', [], keywords('flying')) },
  reading: readTwice('19e261e81b'),
});
