import { card, cost, draw, evoke, evoked, keywords, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** Draws two cards as it enters; evoked, it goes at once. */
export const mulldrifter = card({
  name: 'Mulldrifter',
  cost: '{4}{U}',
  type: 'Creature - Elemental',
  pt: '2/2',
  abilities: [...keywords('flying'), whenEnters(draw(2)), evoked],
  alternativeCosts: [evoke(cost('{2}{U}'))],
  reading: readTwice('f42e404732'),
});
