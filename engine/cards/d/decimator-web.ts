import {
  activated,
  card,
  cost,
  loseLife,
  mill,
  putCounters,
  readTwice,
  sequence,
  tap,
  targetAnOpponent,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Takes an opponent's life, cards and health, a little of each. */
export const decimatorWeb = card({
  name: 'Decimator Web',
  cost: '{4}',
  type: 'Artifact',
  abilities: [
    activated(
      cost('{4}', tap),
      sequence(loseLife(2, targetPlayer()), putCounters('poison', 1, targetPlayer()), mill(6, targetPlayer())),
      { targets: [targetAnOpponent] },
    ),
  ],
  reading: readTwice('6d15bed2b3'),
});
