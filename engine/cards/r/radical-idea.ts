import { card, does, draw, jumpStart, readTwice } from '../../vocabulary/index.ts';

/** A card, and once more for a card. */
export const radicalIdea = card({
  name: 'Radical Idea',
  cost: '{1}{U}',
  type: 'Instant',
  abilities: [jumpStart],
  spell: does(draw()),
  reading: readTwice('19083e9467'),
});
