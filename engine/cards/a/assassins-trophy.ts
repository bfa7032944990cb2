import {
  all,
  card,
  controllerOf,
  destroy,
  does,
  mayFindBasicLand,
  opponentControls,
  permanent,
  readTwice,
  sequence,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** An opponent's permanent is destroyed, and its controller may find a basic land. */
export const assassinsTrophy = card({
  name: "Assassin's Trophy",
  cost: '{B}{G}',
  type: 'Instant',
  spell: does(
    sequence(destroy(), mayFindBasicLand(controllerOf(target()), false)),
    targets(all(permanent, opponentControls)),
  ),
  reading: readTwice('b1860dd781'),
});
