import { card, isSource, keywords, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** It blocks only what flies. */
export const vaporkin = card({
  name: 'Vaporkin',
  cost: '{1}{U}',
  type: 'Creature - Elemental',
  pt: '2/1',
  abilities: [...keywords('flying'), rule({ kind: 'canBlockOnly', what: isSource, attackers: withKeyword('flying') })],
  reading: readTwice('b1e987b1b2'),
});
