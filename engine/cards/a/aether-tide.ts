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
} from '../../vocabulary/index.ts';

/** An X both in its mana cost and in what must be discarded. */
export const aetherTide = card({
  name: 'Aether Tide',
  cost: '{X}{U}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', discardCost(all(inZone('hand'), creature), X)))],
  spell: does(returnToHand(), targets(creature, X)),
  reading: readTwice('67d44e36eb'),
});
