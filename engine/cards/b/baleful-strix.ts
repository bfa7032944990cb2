import { card, draw, keywords, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** A card as it enters, and a deadly flyer. */
export const balefulStrix = card({
  name: 'Baleful Strix',
  cost: '{U}{B}',
  type: 'Artifact Creature - Bird',
  pt: '1/1',
  abilities: [...keywords('flying', 'deathtouch'), whenEnters(draw())],
  reading: readTwice('a59c2458fd'),
});
