import { card, delve, keywords, readTwice } from '../../vocabulary/index.ts';

/** A flier that the graveyard helps to pay for. */
export const sultaiScavenger = card({
  name: 'Sultai Scavenger',
  cost: '{5}{B}',
  type: 'Creature - Bird Warrior',
  pt: '3/3',
  abilities: [delve, ...keywords('flying')],
  reading: readTwice('4b16bf6dbc'),
});
