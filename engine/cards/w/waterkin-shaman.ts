import {
  all,
  card,
  creature,
  enters,
  modifyPT,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
  withKeyword,
  youControl,
} from '../../vocabulary/index.ts';

/** Larger for a turn when a flyer comes. */
export const waterkinShaman = card({
  name: 'Waterkin Shaman',
  cost: '{1}{U}',
  type: 'Creature - Elemental Shaman',
  pt: '2/1',
  abilities: [
    triggered(enters(all(creature, withKeyword('flying'), youControl)), untilEndOfTurn(source, modifyPT(1, 1))),
  ],
  reading: readTwice('45a96ac71e'),
});
