import {
  activated,
  addMana,
  bound,
  card,
  chooseFrom,
  cost,
  couldProduceOf,
  land,
  readTwice,
  sacrificeCost,
} from '../../vocabulary/index.ts';

/** Any land for one mana of a type that it could make. */
export const squanderedResources = card({
  name: 'Squandered Resources',
  cost: '{B}{G}',
  type: 'Enchantment',
  abilities: [
    activated(cost('', sacrificeCost(land)), addMana(chooseFrom(couldProduceOf(bound('sacrificed'), 'types')))),
  ],
  reading: readTwice('44f96d150d'),
});
