import {
  all,
  attacks,
  card,
  creature,
  each,
  enchant,
  enchantedGets,
  grants,
  isSource,
  land,
  modifyPT,
  readTwice,
  triggered,
  umbraArmor,
  untapThese,
  youControl,
} from '../../vocabulary/index.ts';

/** Larger, saved once, and attacks untap lands. */
export const bearUmbra = card({
  name: 'Bear Umbra',
  cost: '{2}{G}{G}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(modifyPT(2, 2), grants(triggered(attacks(isSource), untapThese(each(all(land, youControl)))))),
    umbraArmor,
  ],
  reading: readTwice('c65185ac18'),
});
