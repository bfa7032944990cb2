import { card, cost, draw, emerge, keywords, readTwice, whenCast } from '../../vocabulary/index.ts';

/** A flier that draws a card as it is cast. */
export const wretchedGryff = card({
  name: 'Wretched Gryff',
  cost: '{7}',
  type: 'Creature - Eldrazi Hippogriff',
  pt: '3/4',
  alternativeCosts: [emerge(cost('{5}{U}'))],
  abilities: [whenCast(draw()), ...keywords('flying')],
  reading: readTwice('a2a87529da'),
});
