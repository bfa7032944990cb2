import { activated, card, cost, draw, read, tap } from '../../vocabulary/index.ts';

/** A card for mana and a tap. */
export const jayemdaeTome = card({
  name: 'Jayemdae Tome',
  cost: '{4}',
  type: 'Artifact',
  abilities: [activated(cost('{4}', tap), draw())],
  reading: read('51c0939dab'),
});
