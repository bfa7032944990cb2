import {
  additionalCost,
  addMana,
  amongTypes,
  anyCombination,
  bound,
  card,
  cost,
  creature,
  does,
  manaValueOf,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** A creature for as much black and red as its mana value. */
export const burntOffering = card({
  name: 'Burnt Offering',
  cost: '{B}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', sacrificeCost(creature)))],
  spell: does(addMana(anyCombination(manaValueOf(bound('sacrificed')), amongTypes('B', 'R')))),
  reading: readTwice('7b29e975dd'),
});
