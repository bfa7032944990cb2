import {
  activated,
  beginningOf,
  bound,
  card,
  cost,
  creature,
  delayed,
  exile,
  putOntoBattlefield,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A creature goes, and is back in the end step. */
export const mistmeadowWitch = card({
  name: 'Mistmeadow Witch',
  cost: '{1}{W/U}',
  type: 'Creature - Kithkin Wizard',
  pt: '1/1',
  abilities: [
    activated(
      cost('{2}{W}{U}'),
      sequence(
        exile(target(), 'exiled'),
        delayed(beginningOf('end', 'anyone'), putOntoBattlefield(bound('exiled'), 'owner'), ['exiled']),
      ),
      { targets: [targets(creature)] },
    ),
  ],
  reading: readTwice('3600d5fce6'),
});
