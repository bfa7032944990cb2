import { activated, card, cost, endTheTurn, readTwice, tap, yourTurn } from '../../vocabulary/index.ts';

/** It ends its controller's turn. */
export const sundialOfTheInfinite = card({
  name: 'Sundial of the Infinite',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{1}', tap), endTheTurn, { onlyIf: yourTurn })],
  reading: readTwice('4b16303e96'),
});
