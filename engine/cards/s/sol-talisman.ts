import { card, cost, mana, readTwice, suspend, tapFor } from '../../vocabulary/index.ts';

/** Two colourless mana, for those who wait. */
export const solTalisman = card({
  name: 'Sol Talisman',
  cost: '',
  type: 'Artifact',
  abilities: [...suspend(3, cost('{1}')), tapFor(mana('{C}{C}'))],
  reading: readTwice('151354034b'),
});
