import {
  additionalCost,
  allOf,
  card,
  cost,
  does,
  draw,
  duringStep,
  payLife,
  readTwice,
  X,
  yourTurn,
} from '../../vocabulary/index.ts';

/** X cards for X life; it is cast only in its caster's end step. */
export const necrologia = card({
  name: 'Necrologia',
  cost: '{3}{B}{B}',
  type: 'Instant',
  castOnlyIf: allOf(yourTurn, duringStep('end')),
  additionalCosts: [additionalCost(cost('', payLife(X)))],
  spell: does(draw(X)),
  reading: readTwice('476db570e2'),
});
