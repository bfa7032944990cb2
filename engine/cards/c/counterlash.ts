import {
  all,
  card,
  counterIt,
  does,
  land,
  mayCastFreeFromHand,
  not,
  readTwice,
  sequence,
  sharesTypeWith,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell, and one of a type of it can be cast from hand for nothing. */
export const counterlash = card({
  name: 'Counterlash',
  cost: '{4}{U}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(), mayCastFreeFromHand(all(not(land), sharesTypeWith(target())))), targets(spell)),
  reading: readTwice('449da4c194'),
});
