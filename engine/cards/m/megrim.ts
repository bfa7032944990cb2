import { card, damage, eventPlayer, readTwice, triggered } from '../../vocabulary/index.ts';

/** Two damage for each card an opponent discards. */
export const megrim = card({
  name: 'Megrim',
  cost: '{2}{B}',
  type: 'Enchantment',
  abilities: [triggered({ kind: 'discards', who: 'opponent' }, damage(2, eventPlayer))],
  reading: readTwice('65554083d6'),
});
