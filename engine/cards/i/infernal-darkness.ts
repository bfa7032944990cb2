import {
  card,
  cost,
  cumulativeUpkeep,
  ifTappedForMana,
  insteadOfType,
  land,
  payLife,
  readTwice,
} from '../../vocabulary/index.ts';

/** Lands make black mana, as much as before, for a growing upkeep. */
export const infernalDarkness = card({
  name: 'Infernal Darkness',
  cost: '{2}{B}{B}',
  type: 'Enchantment',
  abilities: [cumulativeUpkeep(cost('{B}', payLife(1))), ifTappedForMana(land, insteadOfType('B'))],
  reading: readTwice('00c55bf846'),
});
