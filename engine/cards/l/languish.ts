import { card, creature, does, each, modifyPT, readTwice, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Every creature is smaller by four for the turn. */
export const languish = card({
  name: 'Languish',
  cost: '{2}{B}{B}',
  type: 'Sorcery',
  spell: does(untilEndOfTurn(each(creature), modifyPT(-4, -4))),
  reading: readTwice('8bd703ee13'),
});
