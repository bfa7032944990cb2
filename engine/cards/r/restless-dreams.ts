import {
  additionalCost,
  all,
  card,
  cost,
  creature,
  discardCost,
  does,
  inZone,
  readTwice,
  returnToHand,
  targets,
  X,
  youOwn,
} from '../../vocabulary/index.ts';

/** X cards thrown away, X creatures back from the graveyard. */
export const restlessDreams = card({
  name: 'Restless Dreams',
  cost: '{B}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'), X)))],
  spell: does(returnToHand(), targets(all(creature, inZone('graveyard'), youOwn), X)),
  reading: readTwice('ff5f92feec'),
});
