import { addMana, anyCombination, card, does, draw, readTwice, sequence } from '../../vocabulary/index.ts';

/** Two mana of any colours, and a card. */
export const manamorphose = card({
  name: 'Manamorphose',
  cost: '{1}{R/G}',
  type: 'Instant',
  spell: does(sequence(addMana(anyCombination(2)), draw())),
  reading: readTwice('a0e8f8e24f'),
});
