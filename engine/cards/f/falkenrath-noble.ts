import {
  any,
  card,
  creature,
  dies,
  gainLife,
  isSource,
  keywords,
  loseLife,
  readTwice,
  sequence,
  targetAPlayer,
  targetPlayer,
  triggered,
} from '../../vocabulary/index.ts';

/** A life from one to another for each death. */
export const falkenrathNoble = card({
  name: 'Falkenrath Noble',
  cost: '{3}{B}',
  type: 'Creature - Vampire Noble',
  pt: '2/2',
  abilities: [
    ...keywords('flying'),
    triggered(dies(any(isSource, creature)), sequence(loseLife(1, targetPlayer()), gainLife(1)), {
      targets: [targetAPlayer],
    }),
  ],
  reading: readTwice('8c6167192c'),
});
