import { card, creature, does, each, modifyPT, readTwice, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Every creature is smaller by two for the turn. */
export const infest = card({
  name: 'Infest',
  cost: '{1}{B}{B}',
  type: 'Sorcery',
  spell: does(untilEndOfTurn(each(creature), modifyPT(-2, -2))),
  reading: readTwice('95603a231b'),
});
