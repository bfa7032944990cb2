import {
  all,
  card,
  creature,
  exilesUntilItLeaves,
  manaValue,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles a small creature of an opponent for as long as it stays. */
export const silkwrap = card({
  name: 'Silkwrap',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [exilesUntilItLeaves(all(creature, manaValue('at most', 3), opponentControls))],
  reading: readTwice('ba54fc4a48'),
});
