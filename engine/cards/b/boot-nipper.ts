import { card, entersWithOneCounterOf, readTwice } from '../../vocabulary/index.ts';

/** Deathtouch or lifelink, as is chosen when it enters. */
export const bootNipper = card({
  name: 'Boot Nipper',
  cost: '{1}{B}',
  type: 'Creature - Beast',
  pt: '2/1',
  abilities: [entersWithOneCounterOf('deathtouch', 'lifelink')],
  reading: readTwice('1eeff73daf'),
});
