import {
  activated,
  attached,
  card,
  cost,
  creature,
  draw,
  enchant,
  enchantedGets,
  gains,
  grants,
  readTwice,
  tap,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** The enchanted creature draws cards. */
export const ocularHalo = card({
  name: 'Ocular Halo',
  cost: '{3}{U}',
  type: 'Enchantment - Aura',
  abilities: [
    enchant(creature),
    enchantedGets(grants(activated(cost('', tap), draw()))),
    activated(cost('{W}'), untilEndOfTurn(attached, gains('vigilance'))),
  ],
  reading: readTwice('94289de8c0'),
});
