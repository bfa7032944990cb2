import { activated, bushido, card, cost, readTwice, regenerateIt } from '../../vocabulary/index.ts';

/** A Samurai that is hard to kill. */
export const kurosTaken = card({
  name: "Kuro's Taken",
  cost: '{1}{B}',
  type: 'Creature - Rat Samurai',
  pt: '1/1',
  abilities: [bushido(1), activated(cost('{1}{B}'), regenerateIt())],
  reading: readTwice('891c9e74dd'),
});
