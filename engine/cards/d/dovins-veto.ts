import {
  all,
  cantBeCountered,
  card,
  counterIt,
  creature,
  does,
  not,
  readTwice,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** It can't be countered and counters a spell that is no creature. */
export const dovinsVeto = card({
  name: "Dovin's Veto",
  cost: '{W}{U}',
  type: 'Instant',
  abilities: [cantBeCountered],
  spell: does(counterIt(), targets(all(spell, not(creature)))),
  reading: readTwice('7f805652f8'),
});
