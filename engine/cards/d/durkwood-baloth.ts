import { card, cost, readTwice, suspend } from '../../vocabulary/index.ts';

/** A 5/5 that may come with haste later. */
export const durkwoodBaloth = card({
  name: 'Durkwood Baloth',
  cost: '{4}{G}{G}',
  type: 'Creature - Beast',
  pt: '5/5',
  abilities: [...suspend(5, cost('{G}'))],
  reading: readTwice('945876cc9c'),
});
