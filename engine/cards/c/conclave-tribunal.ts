import {
  all,
  card,
  convoke,
  exilesUntilItLeaves,
  land,
  not,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles an opponent's permanent for as long as it stays. */
export const conclaveTribunal = card({
  name: 'Conclave Tribunal',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [convoke, exilesUntilItLeaves(all(not(land), opponentControls))],
  reading: readTwice('c11371d322'),
});
