import {
  all,
  alternativeCost,
  card,
  color,
  controlSpells,
  cost,
  creature,
  does,
  exileFromHandCost,
  newTargets,
  not,
  readTwice,
  sequence,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Takes control of a noncreature spell and may turn it elsewhere. */
export const commandeer = card({
  name: 'Commandeer',
  cost: '{5}{U}{U}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', exileFromHandCost(color('U'), 2)))],
  spell: does(sequence(controlSpells(), newTargets()), targets(all(spell, not(creature)))),
  reading: readTwice('d190454c25'),
});
