import { card, entersWithOneCounterOf, readTwice } from '../../vocabulary/index.ts';

/** Trample or menace, as is chosen when it enters. */
export const ferociousTigorilla = card({
  name: 'Ferocious Tigorilla',
  cost: '{3}{R}',
  type: 'Creature - Cat Ape',
  pt: '4/3',
  abilities: [entersWithOneCounterOf('trample', 'menace')],
  reading: readTwice('c428f5c00a'),
});
