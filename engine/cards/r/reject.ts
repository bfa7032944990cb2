import {
  all,
  any,
  card,
  controllerOf,
  cost,
  counterIt,
  creature,
  does,
  planeswalker,
  readTwice,
  spell,
  target,
  targets,
  unlessPays,
} from '../../vocabulary/index.ts';

/** Counters a creature or planeswalker spell into exile if its controller does not pay. */
export const reject = card({
  name: 'Reject',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(
    unlessPays(controllerOf(target()), cost('{3}'), counterIt(target(), 'exile')),
    targets(all(spell, any(creature, planeswalker))),
  ),
  reading: readTwice('0e37d7d332'),
});
