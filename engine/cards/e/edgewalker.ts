import { card, manaCost, readTwice, rule, subtype } from '../../vocabulary/index.ts';

/** Clerics of its controller cost less coloured mana. */
export const edgewalker = card({
  name: 'Edgewalker',
  cost: '{1}{W}{B}',
  type: 'Creature - Human Cleric',
  pt: '2/2',
  abilities: [rule({ kind: 'spellCostColored', what: subtype('Cleric'), by: 'you', less: manaCost('{W}{B}') })],
  reading: readTwice('656061a0ee'),
});
