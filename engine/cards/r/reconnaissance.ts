import {
  activated,
  all,
  attacking,
  card,
  cost,
  creature,
  readTwice,
  removeFromCombat,
  sequence,
  targets,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Attackers withdraw. */
export const reconnaissance = card({
  name: 'Reconnaissance',
  cost: '{W}',
  type: 'Enchantment',
  abilities: [
    activated(cost('{0}'), sequence(removeFromCombat(), untapThese()), {
      targets: [targets(all(creature, attacking, youControl))],
    }),
  ],
  reading: readTwice('12f6d898f8'),
});
