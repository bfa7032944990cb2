import {
  beginningOf,
  bound,
  card,
  delayed,
  exile,
  keywords,
  other,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Another permanent goes and comes back at the next end step. */
export const glimmerpointStag = card({
  name: 'Glimmerpoint Stag',
  cost: '{2}{W}{W}',
  type: 'Creature - Elk',
  pt: '3/3',
  abilities: [
    ...keywords('vigilance'),
    whenEnters(
      sequence(
        exile(target(), 'exiled'),
        delayed(beginningOf('end', 'anyone'), putOntoBattlefield(bound('exiled'), 'owner'), ['exiled']),
      ),
      { targets: [targets(other)] },
    ),
  ],
  reading: readTwice('9fad76728d'),
});
