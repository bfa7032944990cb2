import {
  all,
  card,
  cost,
  does,
  each,
  land,
  not,
  overload,
  readTwice,
  returnToHand,
  targets,
  youControl,
} from '../../vocabulary/index.ts';

/** Returns a permanent of another player that is no land, or for more each of them. */
export const cyclonicRift = card({
  name: 'Cyclonic Rift',
  cost: '{1}{U}',
  type: 'Instant',
  alternativeCosts: [overload(cost('{6}{U}'), does(returnToHand(each(all(not(land), not(youControl))))))],
  spell: does(returnToHand(), targets(all(not(land), not(youControl)))),
  reading: readTwice('532bbc3c7e'),
});
