import { card, delve, keywords, readTwice } from '../../vocabulary/index.ts';

/** A great flier that the graveyard helps to pay for. */
export const tombstalker = card({
  name: 'Tombstalker',
  cost: '{6}{B}{B}',
  type: 'Creature - Demon',
  pt: '5/5',
  abilities: [...keywords('flying'), delve],
  reading: readTwice('f19f04bc28'),
});
