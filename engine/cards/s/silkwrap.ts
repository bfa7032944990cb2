import {
  all,
  card,
  creature,
  exileUntilSourceLeaves,
  manaValue,
  opponentControls,
  readTwice,
  targets,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Exiles a small creature of an opponent for as long as it stays. */
export const silkwrap = card({
  name: 'Silkwrap',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(exileUntilSourceLeaves(), {
      targets: [targets(all(creature, manaValue('at most', 3), opponentControls))],
    }),
  ],
  reading: readTwice('ba54fc4a48'),
});
