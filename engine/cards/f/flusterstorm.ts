import {
  all,
  any,
  card,
  controllerOf,
  cost,
  counterIt,
  does,
  instant,
  readTwice,
  sorcery,
  spell,
  storm,
  target,
  targets,
  unlessPays,
} from '../../vocabulary/index.ts';

/** Counters an instant or sorcery whose controller does not pay, copied for every spell before it. */
export const flusterstorm = card({
  name: 'Flusterstorm',
  cost: '{U}',
  type: 'Instant',
  abilities: [storm],
  spell: does(unlessPays(controllerOf(target()), cost('{1}'), counterIt()), targets(all(spell, any(instant, sorcery)))),
  reading: readTwice('13316427ac'),
});
