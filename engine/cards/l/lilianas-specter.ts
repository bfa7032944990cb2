import { card, discard, keywords, opponents, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Each opponent discards a card. */
export const lilianasSpecter = card({
  name: "Liliana's Specter",
  cost: '{1}{B}{B}',
  type: 'Creature - Specter',
  pt: '2/1',
  abilities: [...keywords('flying'), whenEnters(discard(1, opponents))],
  reading: readTwice('be8ba26645'),
});
