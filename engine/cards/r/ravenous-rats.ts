import { card, discard, readTwice, targetAnOpponent, targetPlayer, whenEnters } from '../../vocabulary/index.ts';

/** An opponent discards a card. */
export const ravenousRats = card({
  name: 'Ravenous Rats',
  cost: '{1}{B}',
  type: 'Creature - Rat',
  pt: '1/1',
  abilities: [whenEnters(discard(1, targetPlayer()), { targets: [targetAnOpponent] })],
  reading: readTwice('7b0425566a'),
});
