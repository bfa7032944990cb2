import {
  card,
  entersTapped,
  loseLife,
  readTwice,
  targetAnOpponent,
  targetPlayer,
  undying,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Two life, and again. */
export const geralfsMessenger = card({
  name: "Geralf's Messenger",
  cost: '{B}{B}{B}',
  type: 'Creature - Zombie',
  pt: '3/2',
  abilities: [entersTapped, whenEnters(loseLife(2, targetPlayer()), { targets: [targetAnOpponent] }), undying],
  reading: readTwice('24aaa680b0'),
});
