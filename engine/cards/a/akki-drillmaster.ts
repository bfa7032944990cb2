import {
  activated,
  card,
  cost,
  creature,
  gains,
  readTwice,
  tap,
  target,
  targets,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A creature is hasty. */
export const akkiDrillmaster = card({
  name: 'Akki Drillmaster',
  cost: '{2}{R}',
  type: 'Creature - Goblin Shaman',
  pt: '2/2',
  abilities: [activated(cost('', tap), untilEndOfTurn(target(), gains('haste')), { targets: [targets(creature)] })],
  reading: readTwice('b8b07de220'),
});
