import {
  bound,
  card,
  counterIt,
  does,
  FREE_TERMS,
  forGood,
  is,
  mayPlayFrom,
  readTwice,
  rule,
  sequence,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell into exile, from where it can be cast for nothing. */
export const spelljack = card({
  name: 'Spelljack',
  cost: '{3}{U}{U}{U}',
  type: 'Instant',
  spell: does(
    sequence(
      counterIt(target(), 'exile', 'exiled'),
      forGood(rule(mayPlayFrom('exile', is(bound('exiled')), FREE_TERMS))),
    ),
    targets(spell),
  ),
  reading: readTwice('385ce9ceaf'),
});
