import { card, mayPlayFrom, readTwice, rule, youOwn } from '../../vocabulary/index.ts';

/** The top card of the library is seen and can be played. */
export const futureSight = card({
  name: 'Future Sight',
  cost: '{2}{U}{U}{U}',
  type: 'Enchantment',
  abilities: [rule({ kind: 'topCardSeen', by: 'anyone' }), rule(mayPlayFrom('library', youOwn))],
  reading: readTwice('94079c9df8'),
});
