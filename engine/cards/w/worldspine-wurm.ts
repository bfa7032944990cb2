import {
  all,
  card,
  createTokens,
  exists,
  ifThen,
  inZone,
  isSource,
  keywords,
  move,
  putIntoGraveyard,
  readTwice,
  sequence,
  shuffle,
  source,
  tokenRecord,
  triggered,
  whenDies,
} from '../../vocabulary/index.ts';

/** Three Wurms for a great one, which no graveyard keeps. */
export const worldspineWurm = card({
  name: 'Worldspine Wurm',
  cost: '{8}{G}{G}{G}',
  type: 'Creature - Wurm',
  pt: '15/15',
  abilities: [
    ...keywords('trample'),
    whenDies(createTokens('Wurm', 3)),
    triggered(
      putIntoGraveyard(isSource),
      ifThen(exists(all(isSource, inZone('graveyard'))), sequence(move(source, 'library'), shuffle())),
      { zone: 'graveyard' },
    ),
  ],
  tokens: { Wurm: tokenRecord('Creature - Wurm', '5/5', ['G'], keywords('trample')) },
  reading: readTwice('a2a957fa0d'),
});
