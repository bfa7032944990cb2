import {
  card,
  cost,
  creature,
  damage,
  evoke,
  evoked,
  readTwice,
  target,
  targets,
  whenLeaves,
} from '../../vocabulary/index.ts';

/** Six damage to a creature when it leaves, as it does at once when evoked. */
export const spitebellows = card({
  name: 'Spitebellows',
  cost: '{5}{R}',
  type: 'Creature - Elemental',
  pt: '6/1',
  abilities: [whenLeaves(damage(6, target()), { targets: [targets(creature)] }), evoked],
  alternativeCosts: [evoke(cost('{1}{R}{R}'))],
  reading: readTwice('8b4448ae12'),
});
