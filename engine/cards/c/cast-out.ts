import {
  all,
  card,
  cycling,
  exilesUntilItLeaves,
  keywords,
  land,
  not,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles a permanent of an opponent for as long as it stays, or is cycled. */
export const castOut = card({
  name: 'Cast Out',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [...keywords('flash'), exilesUntilItLeaves(all(not(land), opponentControls)), cycling('{W}')],
  reading: readTwice('e7b3253edf'),
});
