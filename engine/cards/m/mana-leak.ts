import {
  card,
  controllerOf,
  cost,
  counterIt,
  does,
  readTwice,
  spell,
  target,
  targets,
  unlessPays,
} from '../../vocabulary/index.ts';

/** Counters a spell whose controller does not pay. */
export const manaLeak = card({
  name: 'Mana Leak',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(unlessPays(controllerOf(target()), cost('{3}'), counterIt()), targets(spell)),
  reading: readTwice('d9c333febe'),
});
