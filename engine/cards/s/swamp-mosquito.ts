import {
  card,
  eventPlayer,
  goesUnblocked,
  isSource,
  keywords,
  putCounters,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Unblocked it poisons. */
export const swampMosquito = card({
  name: 'Swamp Mosquito',
  cost: '{1}{B}',
  type: 'Creature - Insect',
  pt: '0/1',
  abilities: [...keywords('flying'), triggered(goesUnblocked(isSource), putCounters('poison', 1, eventPlayer))],
  reading: readTwice('48c3f33294'),
});
