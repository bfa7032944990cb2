import { card, creature, goad, may, readTwice, targets, whenEnters } from '../../vocabulary/index.ts';

/** It may goad a creature as it enters. */
export const jeeringHomunculus = card({
  name: 'Jeering Homunculus',
  cost: '{1}{U}',
  type: 'Creature - Homunculus',
  pt: '0/4',
  abilities: [whenEnters(may(goad()), { targets: [targets(creature)] })],
  reading: readTwice('620d9cee6c'),
});
