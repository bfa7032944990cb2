import { card, CLUE, investigate, readTwice, whenEnters } from '../../vocabulary/index.ts';

/** A Clue. */
export const thrabenInspector = card({
  name: 'Thraben Inspector',
  cost: '{W}',
  type: 'Creature - Human Soldier',
  pt: '1/2',
  abilities: [whenEnters(investigate())],
  tokens: { Clue: CLUE },
  reading: readTwice('06206b1f5e'),
});
