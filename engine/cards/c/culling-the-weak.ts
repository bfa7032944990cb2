import {
  additionalCost,
  addMana,
  card,
  cost,
  creature,
  does,
  mana,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** A creature for four black. */
export const cullingTheWeak = card({
  name: 'Culling the Weak',
  cost: '{B}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', sacrificeCost(creature)))],
  spell: does(addMana(mana('{B}{B}{B}{B}'))),
  reading: readTwice('da6564f78e'),
});
