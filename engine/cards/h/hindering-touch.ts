import {
  card,
  controllerOf,
  cost,
  counterIt,
  does,
  readTwice,
  spell,
  storm,
  target,
  targets,
  unlessPays,
} from '../../vocabulary/index.ts';

/** Counters a spell whose controller does not pay, copied for every spell before it. */
export const hinderingTouch = card({
  name: 'Hindering Touch',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [storm],
  spell: does(unlessPays(controllerOf(target()), cost('{2}'), counterIt()), targets(spell)),
  reading: readTwice('bf29a7e2b8'),
});
