import {
  abilityOnStack,
  all,
  card,
  counterIt,
  does,
  each,
  exile,
  other,
  readTwice,
  sequence,
  spell,
} from '../../vocabulary/index.ts';

/** Exiles all other spells and counters all abilities. */
export const summaryDismissal = card({
  name: 'Summary Dismissal',
  cost: '{2}{U}{U}',
  type: 'Instant',
  spell: does(sequence(exile(each(all(other, spell))), counterIt(each(abilityOnStack)))),
  reading: readTwice('4dd9cf20b0'),
});
