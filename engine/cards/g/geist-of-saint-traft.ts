import {
  attacks,
  beginningOf,
  bound,
  card,
  createAttackers,
  delayed,
  exile,
  isSource,
  keywords,
  readTwice,
  sequence,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** An angel attacks beside it and is gone after combat. */
export const geistOfSaintTraft = card({
  name: 'Geist of Saint Traft',
  cost: '{1}{W}{U}',
  type: 'Legendary Creature - Spirit Cleric',
  pt: '2/2',
  abilities: [
    ...keywords('hexproof'),
    triggered(
      attacks(isSource),
      sequence(
        createAttackers('Angel', 1, 'made'),
        delayed(beginningOf('end of combat', 'anyone'), exile(bound('made')), ['made']),
      ),
    ),
  ],
  tokens: { Angel: tokenRecord('Creature - Angel', '4/4', ['W'], keywords('flying')) },
  reading: readTwice('61e4465e58'),
});
