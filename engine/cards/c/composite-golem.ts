import { activated, addMana, card, cost, mana, readTwice, sacrificeSource } from '../../vocabulary/index.ts';

/** All five colours for itself. */
export const compositeGolem = card({
  name: 'Composite Golem',
  cost: '{6}',
  type: 'Artifact Creature - Golem',
  pt: '4/4',
  abilities: [activated(cost('', sacrificeSource), addMana(mana('{W}{U}{B}{R}{G}')))],
  reading: readTwice('39de3fb4bf'),
});
