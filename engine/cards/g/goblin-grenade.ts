import {
  additionalCost,
  anyOneTarget,
  anyTarget,
  card,
  cost,
  damage,
  does,
  readTwice,
  sacrificeCost,
  subtype,
} from '../../vocabulary/index.ts';

/** Five damage for a Goblin. */
export const goblinGrenade = card({
  name: 'Goblin Grenade',
  cost: '{R}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', sacrificeCost(subtype('Goblin'))))],
  spell: does(damage(5, anyTarget()), anyOneTarget),
  reading: readTwice('eda1ebbeb0'),
});
