import {
  all,
  any,
  card,
  creature,
  enchantment,
  exilesUntilItLeaves,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles a creature or enchantment of an opponent for as long as it stays. */
export const isolationZone = card({
  name: 'Isolation Zone',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [exilesUntilItLeaves(all(any(creature, enchantment), opponentControls))],
  reading: readTwice('a6243f3c5c'),
});
