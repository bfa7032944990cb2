import { all, card, count, does, draw, readTwice, subtype, youControl } from '../../vocabulary/index.ts';

/** A card for each Island. */
export const flowOfIdeas = card({
  name: 'Flow of Ideas',
  cost: '{5}{U}',
  type: 'Sorcery',
  spell: does(draw(count(all(subtype('Island'), youControl)))),
  reading: readTwice('1ba4721ec7'),
});
