import { all, card, creature, manaValue, not, readTwice, rule, xInManaCost } from '../../vocabulary/index.ts';

/** No big spells but creatures, and none with {X} in their mana costs. */
export const gaddockTeeg = card({
  name: 'Gaddock Teeg',
  cost: '{G}{W}',
  type: 'Legendary Creature - Kithkin Advisor',
  pt: '2/2',
  abilities: [
    rule({ kind: 'cantCast', what: all(not(creature), manaValue('at least', 4)), who: 'anyone' }),
    rule({ kind: 'cantCast', what: all(not(creature), xInManaCost), who: 'anyone' }),
  ],
  reading: readTwice('284a3fe1f0'),
});
