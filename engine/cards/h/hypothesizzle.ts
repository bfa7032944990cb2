import {
  card,
  cost,
  creature,
  damage,
  discardCost,
  does,
  draw,
  land,
  mayPay,
  not,
  readTwice,
  sequence,
  target,
  targets,
  whenDone,
} from '../../vocabulary/index.ts';

/** Two cards, one of which may burn a creature. */
export const hypothesizzle = card({
  name: 'Hypothesizzle',
  cost: '{3}{U}{R}',
  type: 'Instant',
  spell: does(
    sequence(draw(2), mayPay(cost('', discardCost(not(land))), whenDone(damage(4, target()), targets(creature)))),
  ),
  reading: readTwice('56ce85e168'),
});
