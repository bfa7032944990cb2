import {
  all,
  card,
  cost,
  creature,
  does,
  each,
  modifyPT,
  overload,
  readTwice,
  target,
  targets,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Power for one creature of its caster, or for more each of them. */
export const dynacharge = card({
  name: 'Dynacharge',
  cost: '{R}',
  type: 'Instant',
  alternativeCosts: [overload(cost('{2}{R}'), does(untilEndOfTurn(each(all(creature, youControl)), modifyPT(2, 0))))],
  spell: does(untilEndOfTurn(target(), modifyPT(2, 0)), targets(all(creature, youControl))),
  reading: readTwice('86af0b2043'),
});
