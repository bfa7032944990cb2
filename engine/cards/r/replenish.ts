import {
  all,
  card,
  does,
  each,
  enchantment,
  inZone,
  putOntoBattlefield,
  readTwice,
  youOwn,
} from '../../vocabulary/index.ts';

/** All enchantments come back. */
export const replenish = card({
  name: 'Replenish',
  cost: '{3}{W}',
  type: 'Sorcery',
  spell: does(putOntoBattlefield(each(all(enchantment, inZone('graveyard'), youOwn)), 'owner')),
  reading: readTwice('0255965554'),
});
