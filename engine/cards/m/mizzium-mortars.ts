import {
  all,
  card,
  cost,
  creature,
  damage,
  does,
  each,
  not,
  overload,
  readTwice,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Four damage to a creature of another player, or for more each of them. */
export const mizziumMortars = card({
  name: 'Mizzium Mortars',
  cost: '{1}{R}',
  type: 'Sorcery',
  alternativeCosts: [overload(cost('{3}{R}{R}{R}'), does(damage(4, each(all(creature, not(youControl))))))],
  spell: does(damage(4, target()), targets(all(creature, not(youControl)))),
  reading: readTwice('82c158e3c5'),
});
