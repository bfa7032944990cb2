import { card, colorsSpent, creature, damage, does, each, readTwice } from '../../vocabulary/index.ts';

/** As much damage to every creature as colours were spent. */
export const radiantFlames = card({
  name: 'Radiant Flames',
  cost: '{2}{R}',
  type: 'Sorcery',
  spell: does(damage(colorsSpent, each(creature))),
  reading: readTwice('32113b5c15'),
});
