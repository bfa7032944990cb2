import { card, keywords, readTwice } from '../../vocabulary/index.ts';

/** A 1/1 with first strike for either colour. */
export const borosRecruit = card({
  name: 'Boros Recruit',
  cost: '{R/W}',
  type: 'Creature - Goblin Soldier',
  pt: '1/1',
  abilities: [...keywords('first strike')],
  reading: readTwice('fa18e3f438'),
});
