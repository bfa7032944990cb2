import {
  all,
  cantBeCountered,
  card,
  cost,
  counterIt,
  does,
  each,
  not,
  overload,
  readTwice,
  spell,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** It can't be countered and counters a spell of another player, or for more each of them. */
export const counterflux = card({
  name: 'Counterflux',
  cost: '{U}{U}{R}',
  type: 'Instant',
  abilities: [cantBeCountered],
  alternativeCosts: [overload(cost('{1}{U}{U}{R}'), does(counterIt(each(all(spell, not(youControl))))))],
  spell: does(counterIt(), targets(all(spell, not(youControl)))),
  reading: readTwice('fa929ffefc'),
});
