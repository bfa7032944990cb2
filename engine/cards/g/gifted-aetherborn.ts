import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 2/3 Aetherborn Vampire with deathtouch and lifelink. */
export const giftedAetherborn = card({
  name: 'Gifted Aetherborn',
  cost: '{B}{B}',
  type: 'Creature - Aetherborn Vampire',
  pt: '2/3',
  abilities: keywords('deathtouch', 'lifelink'),
  reading: readTwice('4c49741d87'),
});
