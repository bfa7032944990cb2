import {
  activated,
  card,
  cost,
  creature,
  discardCost,
  inZone,
  readTwice,
  regenerateIt,
  tap,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A discarded card saves a creature. */
export const rushwoodHerbalist = card({
  name: 'Rushwood Herbalist',
  cost: '{2}{G}',
  type: 'Creature - Human Spellshaper',
  pt: '2/2',
  abilities: [
    activated(cost('{G}', tap, discardCost(inZone('hand'))), regenerateIt(target()), { targets: [targets(creature)] }),
  ],
  reading: readTwice('4843d0e8b3'),
});
