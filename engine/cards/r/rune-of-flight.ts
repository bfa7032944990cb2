import {
  attached,
  card,
  creature,
  draw,
  enchant,
  equippedGets,
  gains,
  grants,
  matches,
  permanent,
  readTwice,
  staticAbility,
  subtype,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Flying for a creature, or for what an Equipment is on. */
export const runeOfFlight = card({
  name: 'Rune of Flight',
  cost: '{1}{U}',
  type: 'Enchantment - Aura Rune',
  abilities: [
    enchant(permanent),
    whenEnters(draw()),
    staticAbility(attached, [gains('flying')], matches(attached, creature)),
    staticAbility(attached, [grants(equippedGets(gains('flying')))], matches(attached, subtype('Equipment'))),
  ],
  reading: readTwice('9add9ea243'),
});
