import { card, does, mill, readTwice, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Five cards milled. */
export const tomeScour = card({
  name: 'Tome Scour',
  cost: '{U}',
  type: 'Sorcery',
  spell: does(mill(5, targetPlayer()), targetAPlayer),
  reading: readTwice('78e136f848'),
});
