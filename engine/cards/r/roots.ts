import {
  all,
  attached,
  attachedBySource,
  card,
  creature,
  enchant,
  not,
  readTwice,
  rule,
  tapThese,
  whenEnters,
  withKeyword,
} from '../../vocabulary/index.ts';

/** Taps a creature without flying, and keeps it tapped. */
export const roots = card({
  name: 'Roots',
  cost: '{3}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(all(creature, not(withKeyword('flying')))),
    whenEnters(tapThese(attached)),
    rule({ kind: 'doesntUntap', what: attachedBySource }),
  ],
  reading: readTwice('d7f1d6d008'),
});
