import { activated, addMana, card, cost, creature, mana, readTwice, sacrificeCost } from '../../vocabulary/index.ts';

/** Two colourless for each creature. */
export const ashnodsAltar = card({
  name: "Ashnod's Altar",
  cost: '{3}',
  type: 'Artifact',
  abilities: [activated(cost('', sacrificeCost(creature)), addMana(mana('{C}{C}')))],
  reading: readTwice('864a3c21c9'),
});
