import {
  all,
  card,
  cost,
  createCopyTokens,
  creature,
  does,
  flashback,
  readTwice,
  target,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** A copy of a creature, twice. */
export const cacklingCounterpart = card({
  name: 'Cackling Counterpart',
  cost: '{1}{U}{U}',
  type: 'Instant',
  abilities: [flashback(cost('{5}{U}{U}'))],
  spell: does(createCopyTokens(target()), targets(all(creature, youControl))),
  reading: readTwice('024079d964'),
});
