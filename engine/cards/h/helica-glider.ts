import { card, entersWithOneCounterOf, readTwice } from '../../vocabulary/index.ts';

/** Flies or strikes first, as is chosen when it enters. */
export const helicaGlider = card({
  name: 'Helica Glider',
  cost: '{2}{W}',
  type: 'Creature - Nightmare Squirrel',
  pt: '2/2',
  abilities: [entersWithOneCounterOf('flying', 'first strike')],
  reading: readTwice('f4bf886bbf'),
});
