import { all, card, exilesUntilItLeaves, land, not, opponentControls, readTwice } from '../../vocabulary/index.ts';

/** Exiles a permanent of an opponent for as long as it stays. */
export const banishingLight = card({
  name: 'Banishing Light',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [exilesUntilItLeaves(all(not(land), opponentControls))],
  reading: readTwice('e278a8ae46'),
});
