import {
  affected,
  all,
  alsoTypes,
  anthem,
  card,
  enchantment,
  manaValueOf,
  not,
  other,
  readTwice,
  setBasePT,
  subtype,
} from '../../vocabulary/index.ts';

/** Other enchantments that are no Auras are creatures as big as their mana value. */
export const opalescence = card({
  name: 'Opalescence',
  cost: '{2}{W}{W}',
  type: 'Enchantment',
  abilities: [
    anthem(
      all(other, enchantment, not(subtype('Aura'))),
      alsoTypes(['creature']),
      setBasePT(manaValueOf(affected), manaValueOf(affected)),
    ),
  ],
  reading: readTwice('8d6ed82c67'),
});
