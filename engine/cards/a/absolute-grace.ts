import { anthem, card, color, creature, grants, protectionFrom, readTwice } from '../../vocabulary/index.ts';

/** Creatures are protected from black. */
export const absoluteGrace = card({
  name: 'Absolute Grace',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [anthem(creature, grants(protectionFrom(color('B'))))],
  reading: readTwice('45b05c1f59'),
});
