import { card, does, draw, gainLife, readTwice, sequence } from '../../vocabulary/index.ts';

/** Six life and a card. */
export const dosansOldestChant = card({
  name: "Dosan's Oldest Chant",
  cost: '{4}{G}',
  type: 'Sorcery',
  spell: does(sequence(gainLife(6), draw())),
  reading: readTwice('476b948583'),
});
