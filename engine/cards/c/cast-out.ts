import {
  all,
  card,
  cycling,
  exileUntilSourceLeaves,
  keywords,
  land,
  not,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a permanent of an opponent for as long as it stays, or is cycled. */
export const castOut = card({
  name: 'Cast Out',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [
    ...keywords('flash'),
    whenEnters(exileUntilSourceLeaves(), { targets: [targets(all(not(land), opponentControls))] }),
    cycling('{W}'),
  ],
  reading: readTwice('e7b3253edf'),
});
