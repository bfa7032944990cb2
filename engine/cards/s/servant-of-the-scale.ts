import {
  all,
  card,
  countersOn,
  creature,
  entersWithCounters,
  putCounters,
  readTwice,
  source,
  target,
  targets,
  whenDies,
  youControl,
} from '../../vocabulary/index.ts';

/** Its counters go on to another creature. */
export const servantOfTheScale = card({
  name: 'Servant of the Scale',
  cost: '{G}',
  type: 'Creature - Human Soldier',
  pt: '0/0',
  abilities: [
    entersWithCounters('+1/+1', 1),
    whenDies(putCounters('+1/+1', countersOn('+1/+1', source), target()), {
      targets: [targets(all(creature, youControl))],
    }),
  ],
  reading: readTwice('8dc036729b'),
});
