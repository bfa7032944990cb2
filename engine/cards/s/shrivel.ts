import { card, creature, does, each, modifyPT, readTwice, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Every creature is smaller by one for the turn. */
export const shrivel = card({
  name: 'Shrivel',
  cost: '{1}{B}',
  type: 'Sorcery',
  spell: does(untilEndOfTurn(each(creature), modifyPT(-1, -1))),
  reading: readTwice('b4780bf907'),
});
