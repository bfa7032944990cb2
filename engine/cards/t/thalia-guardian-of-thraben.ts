import { card, creature, keywords, not, readTwice, rule } from '../../vocabulary/index.ts';

/** Spells that are no creatures cost {1} more. */
export const thaliaGuardianOfThraben = card({
  name: 'Thalia, Guardian of Thraben',
  cost: '{1}{W}',
  type: 'Legendary Creature - Human Soldier',
  pt: '2/1',
  abilities: [...keywords('first strike'), rule({ kind: 'spellCost', what: not(creature), by: 'anyone', generic: 1 })],
  reading: readTwice('3237bfda93'),
});
