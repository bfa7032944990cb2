import {
  beginningOf,
  card,
  cost,
  counterIt,
  delayed,
  does,
  readTwice,
  sequence,
  spell,
  targets,
  unlessPays,
  you,
} from '../../vocabulary/index.ts';

/** Counters a spell, to be paid for in the next upkeep. */
export const pactOfNegation = card({
  name: 'Pact of Negation',
  cost: '{0}',
  type: 'Instant',
  spell: does(
    sequence(
      counterIt(),
      delayed(beginningOf('upkeep', 'you'), unlessPays(you, cost('{3}{U}{U}'), { kind: 'loseGame', who: you })),
    ),
    targets(spell),
  ),
  reading: readTwice('a18c9d0e32'),
});
