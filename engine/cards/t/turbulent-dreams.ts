import {
  additionalCost,
  card,
  cost,
  discardCost,
  does,
  inZone,
  land,
  not,
  read,
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
  reading: read('a74c015414'),
});
