import {
  additionalCost,
  card,
  cost,
  discardCost,
  does,
  inZone,
  land,
  not,
  readTwice,
  returnToHand,
  targets,
  X,
} from '../../vocabulary/index.ts';

/** X cards thrown away, X permanents back to hand. */
export const turbulentDreams = card({
  name: 'Turbulent Dreams',
  cost: '{U}{U}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'), X)))],
  spell: does(returnToHand(), targets(not(land), X)),
  reading: readTwice('a74c015414'),
});
