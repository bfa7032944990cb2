import {
  attacksWithOthers,
  card,
  creature,
  isSource,
  modifyPT,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Larger by two where two others attack beside it. */
export const borosElite = card({
  name: 'Boros Elite',
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '1/1',
  abilities: [triggered(attacksWithOthers(isSource, 2, creature), untilEndOfTurn(source, modifyPT(2, 2)))],
  reading: readTwice('3c3a5f60c9'),
});
