import { card, mayPlayFrom, readTwice, rule, youOwn } from '../../vocabulary/index.ts';

/** The top card of the library is seen and can be played. */
export const magusOfTheFuture = card({
  name: 'Magus of the Future',
  cost: '{2}{U}{U}{U}',
  type: 'Creature - Human Wizard',
  pt: '2/3',
  abilities: [rule({ kind: 'topCardSeen', by: 'anyone' }), rule(mayPlayFrom('library', youOwn))],
  reading: readTwice('94079c9df8'),
});
