import {
  all,
  card,
  creature,
  damage,
  dies,
  draw,
  nontoken,
  readTwice,
  sequence,
  triggered,
  you,
  youControl,
} from '../../vocabulary/index.ts';

/** A card and a wound for each death of a creature that is no token, its own too. */
export const midnightReaper = card({
  name: 'Midnight Reaper',
  cost: '{2}{B}',
  type: 'Creature - Zombie Knight',
  pt: '3/2',
  abilities: [triggered(dies(all(creature, nontoken, youControl)), sequence(damage(1, you), draw()))],
  reading: readTwice('83dcca8ee5'),
});
