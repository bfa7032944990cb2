import { card, controllerOf, damage, dies, eventObject, land, readTwice, triggered } from '../../vocabulary/index.ts';

/** Two damage for each land that dies. */
export const dingusEgg = card({
  name: 'Dingus Egg',
  cost: '{4}',
  type: 'Artifact',
  abilities: [triggered(dies(land), damage(2, controllerOf(eventObject)))],
  reading: readTwice('5a3de52f73'),
});
