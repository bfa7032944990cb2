import { any, card, casts, color, putCounters, readTwice, triggered } from '../../vocabulary/index.ts';

/** Grows on spells of the other four colours. */
export const quirionDryad = card({
  name: 'Quirion Dryad',
  cost: '{1}{G}',
  type: 'Creature - Dryad',
  pt: '1/1',
  abilities: [triggered(casts('you', any(color('W'), color('U'), color('B'), color('R'))), putCounters('+1/+1', 1))],
  reading: readTwice('bbec31d553'),
});
