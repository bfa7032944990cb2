import {
  activated,
  all,
  card,
  cost,
  creature,
  readTwice,
  rule,
  targets,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Your creatures fight with their toughness, defenders too. */
export const highAlert = card({
  name: 'High Alert',
  cost: '{1}{W}{U}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'assignsByToughness', what: all(creature, youControl) }),
    rule({ kind: 'asThoughNoDefender', what: all(creature, youControl) }),
    activated(cost('{2}{W}{U}'), untapThese(), { targets: [targets(creature)] }),
  ],
  reading: readTwice('29a9e75739'),
});
