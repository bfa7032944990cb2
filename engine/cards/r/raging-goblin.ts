import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 Goblin Berserker with haste. */
export const ragingGoblin = card({
  name: 'Raging Goblin',
  cost: '{R}',
  type: 'Creature - Goblin Berserker',
  pt: '1/1',
  abilities: keywords('haste'),
  reading: readTwice('a2349ad383'),
});
