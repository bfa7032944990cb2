import { all, card, creature, does, each, goad, opponentControls, readTwice } from '../../vocabulary/index.ts';

/** It goads all creatures of others. */
export const disruptDecorum = card({
  name: 'Disrupt Decorum',
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  spell: does(goad(each(all(creature, opponentControls)))),
  reading: readTwice('2feccc3e37'),
});
