import {
  beginningOf,
  card,
  cost,
  creature,
  ifTappedForMana,
  insteadOfTypeAndAmount,
  land,
  readTwice,
  sacrificeCost,
  sacrificeThese,
  triggered,
  unlessPays,
  you,
} from '../../vocabulary/index.ts';

/** Lands make one black each; asks for a creature every upkeep. */
export const contamination = card({
  name: 'Contamination',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), unlessPays(you, cost('', sacrificeCost(creature)), sacrificeThese())),
    ifTappedForMana(land, insteadOfTypeAndAmount('B')),
  ],
  reading: readTwice('a28319b88f'),
});
