import {
  activated,
  all,
  card,
  cost,
  creature,
  each,
  not,
  putCounters,
  readTwice,
  subtype,
  tap,
  target,
  targets,
  whenEnters,
  withKeyword,
  youControl,
} from '../../vocabulary/index.ts';

/** Gives a vigilance counter, and makes what has vigilance grow. */
export const keensightMentor = card({
  name: 'Keensight Mentor',
  cost: '{2}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/4',
  abilities: [
    whenEnters(putCounters('vigilance', 1, target()), {
      targets: [targets(all(creature, not(subtype('Human')), youControl))],
    }),
    activated(cost('{1}{W}', tap), putCounters('+1/+1', 1, each(all(creature, youControl, withKeyword('vigilance'))))),
  ],
  reading: readTwice('46b49c8a69'),
});
