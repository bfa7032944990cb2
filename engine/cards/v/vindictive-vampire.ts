import {
  all,
  card,
  creature,
  damage,
  dies,
  gainLife,
  opponents,
  other,
  readTwice,
  sequence,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Hurts opponents for each death of another creature of its controller. */
export const vindictiveVampire = card({
  name: 'Vindictive Vampire',
  cost: '{3}{B}',
  type: 'Creature - Vampire',
  pt: '2/3',
  abilities: [triggered(dies(all(other, creature, youControl)), sequence(damage(1, opponents), gainLife(1)))],
  reading: readTwice('f8a6bb9696'),
});
