import {
  all,
  card,
  creature,
  exileUntilSourceLeaves,
  may,
  readTwice,
  targets,
  toughness,
  whenEnters,
} from '../../vocabulary/index.ts';

/** It may exile a tough creature for as long as it stays. */
export const suspensionField = card({
  name: 'Suspension Field',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [
    whenEnters(may(exileUntilSourceLeaves()), { targets: [targets(all(creature, toughness('at least', 3)))] }),
  ],
  reading: readTwice('609f1ae36c'),
});
