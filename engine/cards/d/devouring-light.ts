import {
  all,
  any,
  attacking,
  blocking,
  card,
  convoke,
  creature,
  does,
  exile,
  readTwice,
  targets,
} from '../../vocabulary/index.ts';

/** Exiles a creature in combat. */
export const devouringLight = card({
  name: 'Devouring Light',
  cost: '{1}{W}{W}',
  type: 'Instant',
  abilities: [convoke],
  spell: does(exile(), targets(all(creature, any(attacking, blocking)))),
  reading: readTwice('2bbfd8682a'),
});
