import {
  additionalCost,
  all,
  card,
  cost,
  destroy,
  discardCost,
  does,
  inZone,
  land,
  readTwice,
  targets,
  X,
} from '../../vocabulary/index.ts';

/** X lands for X discarded lands. */
export const scorchedEarth = card({
  name: 'Scorched Earth',
  cost: '{X}{R}',
  type: 'Sorcery',
  additionalCosts: [additionalCost(cost('', discardCost(all(land, inZone('hand')), X)))],
  spell: does(destroy(), targets(land, X)),
  reading: readTwice('dac943cb6e'),
});
