import { card, creature, not, readTwice, rule } from '../../vocabulary/index.ts';

/** Spells that are no creatures cost {1} more. */
export const thornOfAmethyst = card({
  name: 'Thorn of Amethyst',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'spellCost', what: not(creature), by: 'anyone', generic: 1 })],
  reading: readTwice('6fe2129afb'),
});
