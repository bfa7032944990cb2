import {
  all,
  alternativeCost,
  card,
  changeTargets,
  color,
  cost,
  does,
  exileFromHandCost,
  readTwice,
  singleTarget,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Turns a spell with one target elsewhere, for mana or a blue card. */
export const misdirection = card({
  name: 'Misdirection',
  cost: '{3}{U}{U}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', exileFromHandCost(color('U'))))],
  spell: does(changeTargets(), targets(all(spell, singleTarget))),
  reading: readTwice('9f549ca97a'),
});
