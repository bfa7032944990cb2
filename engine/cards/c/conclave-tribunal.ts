import {
  all,
  card,
  convoke,
  exileUntilSourceLeaves,
  land,
  not,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles an opponent's permanent for as long as it stays. */
export const conclaveTribunal = card({
  name: 'Conclave Tribunal',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [convoke, whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(not(land), opponentControls))] })],
  reading: readTwice('c11371d322'),
});
