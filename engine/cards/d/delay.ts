import {
  bound,
  card,
  counterIt,
  does,
  giveSuspend,
  putCounters,
  readTwice,
  sequence,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell into exile, from where it comes back after three turns. */
export const delay = card({
  name: 'Delay',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(
    sequence(
      counterIt(target(), 'exile', 'delayed'),
      putCounters('time', 3, bound('delayed')),
      giveSuspend(bound('delayed')),
    ),
    targets(spell),
  ),
  reading: readTwice('b859d8cb21'),
});
