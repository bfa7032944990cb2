import {
  additionalCost,
  card,
  cost,
  creature,
  destroy,
  does,
  readTwice,
  sacrificeCost,
  targets,
} from '../../vocabulary/index.ts';

/** A creature for a creature. */
export const boneSplinters = card({
  name: 'Bone Splinters',
  cost: '{B}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', sacrificeCost(creature)))],
  spell: does(destroy(), targets(creature)),
  reading: readTwice('b5cfcf2236'),
});
