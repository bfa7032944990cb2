import {
  activated,
  card,
  cost,
  creature,
  putCounters,
  readTwice,
  sacrificeCost,
  subtype,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A Human becomes two counters. */
export const derangedOutcast = card({
  name: 'Deranged Outcast',
  cost: '{1}{G}',
  type: 'Creature - Human Rogue',
  pt: '2/1',
  abilities: [
    activated(cost('{1}{G}', sacrificeCost(subtype('Human'))), putCounters('+1/+1', 2, target()), {
      targets: [targets(creature)],
    }),
  ],
  reading: readTwice('de7be6e6d2'),
});
