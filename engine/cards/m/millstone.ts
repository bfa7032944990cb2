import { activated, card, cost, mill, readTwice, tap, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Two cards of a player's library, milled. */
export const millstone = card({
  name: 'Millstone',
  cost: '{2}',
  type: 'Artifact',
  abilities: [activated(cost('{2}', tap), mill(2, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('520ee05d8e'),
});
