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

/** Gives a lifelink counter, and makes what has lifelink grow. */
export const duskfangMentor = card({
  name: 'Duskfang Mentor',
  cost: '{2}{B}',
  type: 'Creature - Human Cleric',
  pt: '1/3',
  abilities: [
    whenEnters(putCounters('lifelink', 1, target()), {
      targets: [targets(all(creature, not(subtype('Human')), youControl))],
    }),
    activated(cost('{1}{B}', tap), putCounters('+1/+1', 1, each(all(creature, youControl, withKeyword('lifelink'))))),
  ],
  reading: readTwice('3e528656b1'),
});
