import { card, changeling, readTwice } from '../../vocabulary/index.ts';

/** It is everything. */
export const universalAutomaton = card({
  name: 'Universal Automaton',
  cost: '{1}',
  type: 'Artifact Creature - Shapeshifter',
  pt: '1/1',
  abilities: [changeling],
  reading: readTwice('70c3051873'),
});
