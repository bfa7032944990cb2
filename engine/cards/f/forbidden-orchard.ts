import {
  anyOneColor,
  card,
  createTokens,
  isSource,
  readTwice,
  tapFor,
  tappedForMana,
  targetAnOpponent,
  targetPlayer,
  tokenRecord,
  triggered,
} from '../../vocabulary/index.ts';

/** Any colour; an opponent gets a Spirit each time. */
export const forbiddenOrchard = card({
  name: 'Forbidden Orchard',
  cost: '',
  type: 'Land',
  abilities: [
    tapFor(anyOneColor()),
    triggered(tappedForMana(isSource, 'you'), createTokens('Spirit', 1, targetPlayer()), {
      targets: [targetAnOpponent],
    }),
  ],
  tokens: { Spirit: tokenRecord('Creature - Spirit', '1/1') },
  reading: readTwice('99840e85c9'),
});
