import {
  activated,
  attached,
  card,
  cost,
  creature,
  enchant,
  readTwice,
  umbraArmor,
  untapThese,
} from '../../vocabulary/index.ts';

/** Untaps, and dies first. */
export const crabUmbra = card({
  name: 'Crab Umbra',
  cost: '{U}',
  type: 'Enchantment - Aura',
  abilities: [enchant(creature), activated(cost('{2}{U}'), untapThese(attached)), umbraArmor],
  reading: readTwice('62c1b23197'),
});
