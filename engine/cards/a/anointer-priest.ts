import {
  all,
  card,
  creature,
  embalm,
  enters,
  gainLife,
  readTwice,
  token,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** A life for each creature token. */
export const anointerPriest = card({
  name: 'Anointer Priest',
  cost: '{1}{W}',
  type: 'Creature - Human Cleric',
  pt: '1/3',
  abilities: [triggered(enters(all(creature, token, youControl)), gainLife(1)), embalm('{3}{W}')],
  reading: readTwice('55fe71c43f'),
});
