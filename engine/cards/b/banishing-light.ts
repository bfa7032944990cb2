import {
  all,
  card,
  exileUntilSourceLeaves,
  land,
  not,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a permanent of an opponent for as long as it stays. */
export const banishingLight = card({
  name: 'Banishing Light',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(not(land), opponentControls))] })],
  reading: readTwice('e278a8ae46'),
});
