import { cantBeCountered, card, counterIt, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell and cannot itself be countered. */
export const lastWord = card({
  name: 'Last Word',
  cost: '{2}{U}{U}',
  type: 'Instant',
  abilities: [cantBeCountered],
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('6b8384b23c'),
});
