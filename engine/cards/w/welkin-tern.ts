import { card, isSource, keywords, readTwice, rule, withKeyword } from '../../vocabulary/index.ts';

/** It flies and blocks fliers only. */
export const welkinTern = card({
  name: 'Welkin Tern',
  cost: '{1}{U}',
  type: 'Creature - Bird',
  pt: '2/1',
  abilities: [...keywords('flying'), rule({ kind: 'canBlockOnly', what: isSource, attackers: withKeyword('flying') })],
  reading: readTwice('eff62928ae'),
});
