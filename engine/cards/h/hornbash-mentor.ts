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

/** Gives a trample counter, and makes tramplers grow. */
export const hornbashMentor = card({
  name: 'Hornbash Mentor',
  cost: '{2}{G}',
  type: 'Creature - Human Warrior',
  pt: '3/3',
  abilities: [
    whenEnters(putCounters('trample', 1, target()), {
      targets: [targets(all(creature, not(subtype('Human')), youControl))],
    }),
    activated(cost('{2}{G}', tap), putCounters('+1/+1', 1, each(all(creature, youControl, withKeyword('trample'))))),
  ],
  reading: readTwice('9bee0bd68d'),
});
