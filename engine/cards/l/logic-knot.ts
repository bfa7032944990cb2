import {
  card,
  controllerOf,
  cost,
  counterIt,
  delve,
  does,
  readTwice,
  spell,
  target,
  targets,
  unlessPays,
} from '../../vocabulary/index.ts';

/** Counters a spell unless X is paid, and the graveyard helps to pay for X. */
export const logicKnot = card({
  name: 'Logic Knot',
  cost: '{X}{U}{U}',
  type: 'Instant',
  abilities: [delve],
  spell: does(unlessPays(controllerOf(target()), cost('{X}'), counterIt()), targets(spell)),
  reading: readTwice('549219e448'),
});
