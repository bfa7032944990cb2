import {
  card,
  cost,
  does,
  draw,
  ifThen,
  kicked,
  kicker,
  land,
  not,
  readTwice,
  returnToHand,
  sequence,
  targets,
} from '../../vocabulary/index.ts';

/** Returns a permanent that is no land, and draws a card when kicked. */
export const intoTheRoil = card({
  name: 'Into the Roil',
  cost: '{1}{U}',
  type: 'Instant',
  additionalCosts: [kicker(cost('{1}{U}'))],
  spell: does(sequence(returnToHand(), ifThen(kicked, draw())), targets(not(land))),
  reading: readTwice('67a609b1e5'),
});
