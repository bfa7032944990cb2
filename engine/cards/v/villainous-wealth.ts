import {
  all,
  bound,
  card,
  does,
  exileTop,
  land,
  manaValue,
  mayCastFree,
  not,
  readTwice,
  sequence,
  targetAnOpponent,
  targetPlayer,
  X,
  you,
} from '../../vocabulary/index.ts';

/** An opponent's top cards are exiled, and the small spells among them cast for nothing. */
export const villainousWealth = card({
  name: 'Villainous Wealth',
  cost: '{X}{B}{G}{U}',
  type: 'Sorcery',
  spell: does(
    sequence(
      exileTop(X, 'exiled', targetPlayer()),
      mayCastFree(bound('exiled'), all(not(land), manaValue('at most', X)), you, { each: true }),
    ),
    targetAnOpponent,
  ),
  reading: readTwice('15e69e6bbf'),
});
