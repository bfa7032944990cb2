import { activated, card, cost, modifyPT, readTwice, source, unearth, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Stronger and weaker, and once more. */
export const undeadLeotau = card({
  name: 'Undead Leotau',
  cost: '{5}{B}',
  type: 'Creature - Zombie Cat',
  pt: '3/4',
  abilities: [activated(cost('{R}'), untilEndOfTurn(source, modifyPT(1, -1))), unearth('{2}{B}')],
  reading: readTwice('01338358e2'),
});
