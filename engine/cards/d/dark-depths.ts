import {
  activated,
  all,
  card,
  cost,
  createTokens,
  entersWithCounters,
  exists,
  ifThen,
  isSource,
  itIsSo,
  keywords,
  matches,
  not,
  readTwice,
  removeCounters,
  sacrificeThese,
  sequence,
  source,
  tokenRecord,
  triggered,
  withCounter,
  youControl,
} from '../../vocabulary/index.ts';

/** A land under ice, with an Avatar of twenty beneath. */
export const darkDepths = card({
  name: 'Dark Depths',
  cost: '',
  type: 'Legendary Snow Land',
  abilities: [
    entersWithCounters('ice', 10),
    activated(cost('{3}'), removeCounters('ice', 1)),
    triggered(
      itIsSo(matches(source, not(withCounter('ice')))),
      ifThen(exists(all(isSource, youControl)), sequence(sacrificeThese(), createTokens('Marit Lage'))),
    ),
  ],
  tokens: {
    'Marit Lage': tokenRecord(
      'Legendary Creature - Avatar',
      '20/20',
      ['B'],
      keywords('flying', 'indestructible'),
      'Marit Lage',
    ),
  },
  reading: readTwice('f4d9343373'),
});
