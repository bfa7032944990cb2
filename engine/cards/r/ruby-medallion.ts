import { card, color, readTwice, rule } from '../../vocabulary/index.ts';

/** Red spells of its controller cost {1} less. */
export const rubyMedallion = card({
  name: 'Ruby Medallion',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'spellCost', what: color('R'), by: 'you', generic: -1 })],
  reading: readTwice('7af2ea6b39'),
});
