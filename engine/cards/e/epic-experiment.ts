import {
  all,
  any,
  bound,
  card,
  does,
  exileTop,
  instant,
  manaValue,
  mayCastFree,
  move,
  readTwice,
  sequence,
  sorcery,
  X,
  you,
} from '../../vocabulary/index.ts';

/** Instants and sorceries among the top cards are cast for nothing; the rest goes to the graveyard. */
export const epicExperiment = card({
  name: 'Epic Experiment',
  cost: '{X}{U}{R}',
  type: 'Sorcery',
  spell: does(
    sequence(
      exileTop(X, 'exiled'),
      mayCastFree(bound('exiled'), all(any(instant, sorcery), manaValue('at most', X)), you, { each: true }),
      move(bound('exiled'), 'graveyard'),
    ),
  ),
  reading: readTwice('cb6af2763a'),
});
