import {
  card,
  eventPlayer,
  goesUnblocked,
  isSource,
  putCounters,
  readTwice,
  triggered,
} from '../../vocabulary/index.ts';

/** Unblocked it poisons. */
export const cryptCobra = card({
  name: 'Crypt Cobra',
  cost: '{3}{B}',
  type: 'Creature - Snake',
  pt: '3/3',
  abilities: [triggered(goesUnblocked(isSource), putCounters('poison', 1, eventPlayer))],
  reading: readTwice('851e12455e'),
});
