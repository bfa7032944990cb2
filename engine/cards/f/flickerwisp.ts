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
export const flickerwisp = card({
  name: 'Flickerwisp',
  cost: '{1}{W}{W}',
  type: 'Creature - Elemental',
  pt: '3/1',
  abilities: [
    ...keywords('flying'),
    whenEnters(
      sequence(
        exile(target(), 'exiled'),
        delayed(beginningOf('end', 'anyone'), putOntoBattlefield(bound('exiled'), 'owner'), ['exiled']),
      ),
      { targets: [targets(other)] },
    ),
  ],
  reading: readTwice('f4bc01e6a9'),
});
