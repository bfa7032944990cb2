import {
  all,
  card,
  control,
  creature,
  enchant,
  enchantedGets,
  readTwice,
  rule,
  untapped,
} from '../../vocabulary/index.ts';

/** The enchanted creature changes sides; it had to be tapped as the Aura was cast. */
export const enthrallingHold = card({
  name: 'Enthralling Hold',
  cost: '{3}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    rule({ kind: 'cantChooseTargetAsCast', what: all(creature, untapped) }, null, 'stack'),
    enchantedGets(control),
  ],
  reading: readTwice('2f5f77373a'),
});
