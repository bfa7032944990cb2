import {
  all,
  card,
  counterIt,
  does,
  land,
  manaValue,
  manaValueOf,
  mayCastFreeFromHand,
  not,
  readTwice,
  sequence,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell, and one of no more mana value from hand can be cast for nothing. */
export const reinterpret = card({
  name: 'Reinterpret',
  cost: '{2}{U}{R}',
  type: 'Instant',
  spell: does(
    sequence(counterIt(), mayCastFreeFromHand(all(not(land), manaValue('at most', manaValueOf(target()))))),
    targets(spell),
  ),
  reading: readTwice('012f908069'),
});
