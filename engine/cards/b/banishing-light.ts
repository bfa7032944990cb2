import {
  all,
  card,
  exileUntilSourceLeaves,
  land,
  not,
  opponentControls,
  read,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a permanent of an opponent for as long as it stays. */
export const banishingLight = card({
  name: 'Banishing Light',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(not(land), opponentControls))] })],
  reading: read('e278a8ae46'),
});
