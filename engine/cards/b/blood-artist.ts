import {
  any,
  card,
  creature,
  dies,
  gainLife,
  isSource,
  loseLife,
  readTwice,
  sequence,
  targetAPlayer,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** A life from one player to its controller for every death, its own too. */
export const bloodArtist = card({
  name: 'Blood Artist',
  cost: '{1}{B}',
  type: 'Creature - Vampire',
  pt: '0/1',
  abilities: [
    triggered(dies(any(isSource, creature)), sequence(loseLife(1, targetPlayer()), gainLife(1)), {
      targets: [targetAPlayer],
    }),
  ],
  reading: readTwice('688f2a5333'),
});
