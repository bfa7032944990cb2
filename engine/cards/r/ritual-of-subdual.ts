import {
  card,
  cost,
  cumulativeUpkeep,
  ifTappedForMana,
  insteadOfType,
  land,
  readTwice,
} from '../../vocabulary/index.ts';

/** Lands make colourless mana, as much as before, for a growing upkeep. */
export const ritualOfSubdual = card({
  name: 'Ritual of Subdual',
  cost: '{4}{G}{G}',
  type: 'Enchantment',
  abilities: [cumulativeUpkeep(cost('{2}')), ifTappedForMana(land, insteadOfType('C'))],
  reading: readTwice('6c2b9f3de8'),
});
