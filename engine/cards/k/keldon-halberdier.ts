import { card, cost, keywords, readTwice, suspend } from '../../vocabulary/index.ts';

/** A first striker that may come with haste later. */
export const keldonHalberdier = card({
  name: 'Keldon Halberdier',
  cost: '{4}{R}',
  type: 'Creature - Human Warrior',
  pt: '4/1',
  abilities: [...keywords('first strike'), ...suspend(4, cost('{R}'))],
  reading: readTwice('f341217c34'),
});
