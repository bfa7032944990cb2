import { activated, card, cost, draw, readTwice, tap } from '../../vocabulary/index.ts';

/** A card for mana and a tap. */
export const jayemdaeTome = card({
  name: 'Jayemdae Tome',
  cost: '{4}',
  type: 'Artifact',
  abilities: [activated(cost('{4}', tap), draw())],
  reading: readTwice('51c0939dab'),
});
