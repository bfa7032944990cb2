import {
  card,
  cost,
  creature,
  does,
  readTwice,
  replicate,
  replicated,
  returnToHand,
  targets,
} from '../../vocabulary/index.ts';

/** Returns a creature for each payment. */
export const vacuumelt = card({
  name: 'Vacuumelt',
  cost: '{2}{U}',
  type: 'Sorcery',
  additionalCosts: [replicate(cost('{2}{U}'))],
  abilities: [replicated],
  spell: does(returnToHand(), targets(creature)),
  reading: readTwice('16a9d12ef8'),
});
