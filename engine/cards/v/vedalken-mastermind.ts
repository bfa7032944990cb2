import { activated, card, cost, readTwice, returnToHand, tap, targets, youControl } from '../../vocabulary/index.ts';

/** Takes back a permanent of its own side. */
export const vedalkenMastermind = card({
  name: 'Vedalken Mastermind',
  cost: '{U}{U}',
  type: 'Creature - Vedalken Wizard',
  pt: '1/2',
  abilities: [activated(cost('{U}', tap), returnToHand(), { targets: [targets(youControl)] })],
  reading: readTwice('a7ab1b7e7c'),
});
