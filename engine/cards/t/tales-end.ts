import {
  abilityOnStack,
  all,
  any,
  card,
  counterIt,
  does,
  legendary,
  readTwice,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Counters an ability or a legendary spell. */
export const talesEnd = card({
  name: "Tale's End",
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterIt(), targets(any(abilityOnStack, all(spell, legendary)))),
  reading: readTwice('a76a9398fb'),
});
