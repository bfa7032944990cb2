import {
  all,
  card,
  cost,
  does,
  ifThen,
  is,
  kicked,
  kicker,
  land,
  not,
  readTwice,
  returnToHand,
  sacrificeCost,
  sequence,
  target,
  targets,
  timesPaid,
} from '../../vocabulary/index.ts';

/** Returns a permanent to hand, and a second one when kicked with a land. */
export const rushingRiver = card({
  name: 'Rushing River',
  cost: '{2}{U}',
  type: 'Instant',
  additionalCosts: [kicker(cost('', sacrificeCost(land)))],
  spell: does(
    sequence(returnToHand(), ifThen(kicked, returnToHand(target(1)))),
    targets(not(land)),
    targets(all(not(land), not(is(target()))), timesPaid('kicker')),
  ),
  reading: readTwice('7cb7bdca6a'),
});
