import {
  bound,
  card,
  choose,
  control,
  creature,
  enchant,
  enchantedGets,
  land,
  readTwice,
  sequence,
  untapThese,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Untaps lands, and takes a creature. */
export const treachery = card({
  name: 'Treachery',
  cost: '{3}{U}{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    whenEnters(sequence(choose(land, 'untapped', 0, 5), untapThese(bound('untapped')))),
    enchantedGets(control),
  ],
  reading: readTwice('8162b87489'),
});
