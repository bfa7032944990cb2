import { card, mill, readTwice, targetAPlayer, targetPlayer, whenDies } from '../../vocabulary/index.ts';

/** Five cards are milled when it dies. */
export const rotcrownGhoul = card({
  name: 'Rotcrown Ghoul',
  cost: '{4}{U}',
  type: 'Creature - Zombie',
  pt: '3/3',
  abilities: [whenDies(mill(5, targetPlayer()), { targets: [targetAPlayer] })],
  reading: readTwice('b1f3197d5d'),
});
