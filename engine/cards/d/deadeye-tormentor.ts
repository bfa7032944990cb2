import {
  attackedWithThisTurn,
  card,
  compare,
  discard,
  readTwice,
  targetAnOpponent,
  targetPlayer,
  whenEnters,
  you,
} from '../../vocabulary/index.ts';

/** A card discarded after an attack. */
export const deadeyeTormentor = card({
  name: 'Deadeye Tormentor',
  cost: '{2}{B}',
  type: 'Creature - Human Pirate',
  pt: '2/2',
  abilities: [
    whenEnters(discard(1, targetPlayer()), {
      onlyIf: compare(attackedWithThisTurn(you), 'at least', 1),
      targets: [targetAnOpponent],
    }),
  ],
  reading: readTwice('0a6e0f6546'),
});
