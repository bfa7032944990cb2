import { card, color, readTwice, rule } from '../../vocabulary/index.ts';

/** Blue spells of its controller cost {1} less. */
export const sapphireMedallion = card({
  name: 'Sapphire Medallion',
  cost: '{2}',
  type: 'Artifact',
  abilities: [rule({ kind: 'spellCost', what: color('U'), by: 'you', generic: -1 })],
  reading: readTwice('1e18466aef'),
});
