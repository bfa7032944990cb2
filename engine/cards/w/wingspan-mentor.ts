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

/** Gives a flying counter, and makes fliers grow. */
export const wingspanMentor = card({
  name: 'Wingspan Mentor',
  cost: '{2}{U}',
  type: 'Creature - Human Wizard',
  pt: '1/3',
  abilities: [
    whenEnters(putCounters('flying', 1, target()), {
      targets: [targets(all(creature, not(subtype('Human')), youControl))],
    }),
    activated(cost('{2}{U}', tap), putCounters('+1/+1', 1, each(all(creature, youControl, withKeyword('flying'))))),
  ],
  reading: readTwice('2d90cbc50d'),
});
