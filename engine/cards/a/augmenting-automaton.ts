import { activated, card, cost, modifyPT, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** Black mana makes it larger. */
export const augmentingAutomaton = card({
  name: 'Augmenting Automaton',
  cost: '{1}',
  type: 'Artifact Creature - Construct',
  pt: '1/1',
  abilities: [activated(cost('{1}{B}'), untilEndOfTurn(source, modifyPT(1, 1)))],
  reading: readTwice('40406b6412'),
});
