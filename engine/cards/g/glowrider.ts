import { card, creature, not, readTwice, rule } from '../../vocabulary/index.ts';

/** Spells that are no creatures cost {1} more. */
export const glowrider = card({
  name: 'Glowrider',
  cost: '{2}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/1',
  abilities: [rule({ kind: 'spellCost', what: not(creature), by: 'anyone', generic: 1 })],
  reading: readTwice('6fe2129afb'),
});
