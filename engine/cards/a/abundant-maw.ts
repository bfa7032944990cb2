import {
  card,
  cost,
  emerge,
  gainLife,
  loseLife,
  readTwice,
  sequence,
  targetAnOpponent,
  targetPlayer,
  whenCast,
} from '../../vocabulary/index.ts';

/** Drains an opponent as it is cast, by itself or out of a creature. */
export const abundantMaw = card({
  name: 'Abundant Maw',
  cost: '{8}',
  type: 'Creature - Eldrazi Leech',
  pt: '6/4',
  alternativeCosts: [emerge(cost('{6}{B}'))],
  abilities: [whenCast(sequence(loseLife(3, targetPlayer()), gainLife(3)), targetAnOpponent)],
  reading: readTwice('390e09221d'),
});
