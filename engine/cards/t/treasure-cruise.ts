import { card, delve, does, draw, readTwice } from '../../vocabulary/index.ts';

/** Three cards that the graveyard helps to pay for. */
export const treasureCruise = card({
  name: 'Treasure Cruise',
  cost: '{7}{U}',
  type: 'Sorcery',
  abilities: [delve],
  spell: does(draw(3)),
  reading: readTwice('51d457576d'),
});
