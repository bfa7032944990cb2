import {
  all,
  card,
  creature,
  gainLife,
  powerOf,
  readTwice,
  replacement,
  source,
  whenDies,
  youControl,
} from '../../vocabulary/index.ts';

/** One +1/+1 counter more on its controller's creatures, and life as it dies. */
export const conclaveMentor = card({
  name: 'Conclave Mentor',
  cost: '{G}{W}',
  type: 'Creature - Centaur Cleric',
  pt: '2/2',
  abilities: [
    replacement({
      kind: 'countersPut',
      counter: '+1/+1',
      on: all(creature, youControl),
      factor: 1,
      plus: 1,
      by: 'anything',
    }),
    whenDies(gainLife(powerOf(source))),
  ],
  reading: readTwice('138a1ba10c'),
});
