import {
  all,
  any,
  card,
  creature,
  dies,
  gainLife,
  isSource,
  loseLife,
  opponents,
  readTwice,
  sequence,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A life from each opponent for every death of its controller's creatures, its own too. */
export const zulaportCutthroat = card({
  name: 'Zulaport Cutthroat',
  cost: '{1}{B}',
  type: 'Creature - Human Rogue Ally',
  pt: '1/1',
  abilities: [triggered(dies(any(isSource, all(creature, youControl))), sequence(loseLife(1, opponents), gainLife(1)))],
  reading: readTwice('8f9a50927e'),
});
