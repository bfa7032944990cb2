import {
  all,
  card,
  cost,
  creature,
  evoke,
  evoked,
  inZone,
  keywords,
  power,
  putOntoBattlefield,
  readTwice,
  target,
  targets,
  whenLeaves,
  youOwn,
} from '../../vocabulary/index.ts';

/** Up to two small creature cards come back when it leaves, as it does at once when evoked. */
export const reveillark = card({
  name: 'Reveillark',
  cost: '{4}{W}',
  type: 'Creature - Elemental',
  pt: '4/3',
  abilities: [
    ...keywords('flying'),
    whenLeaves(putOntoBattlefield(target(), 'you'), {
      targets: [targets(all(creature, power('at most', 2), inZone('graveyard'), youOwn), 0, 2)],
    }),
    evoked,
  ],
  alternativeCosts: [evoke(cost('{5}{W}'))],
  reading: readTwice('d7bcfe3716'),
});
