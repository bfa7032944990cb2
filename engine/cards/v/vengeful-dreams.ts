import {
  additionalCost,
  all,
  attacking,
  card,
  cost,
  creature,
  discardCost,
  does,
  exile,
  inZone,
  readTwice,
  targets,
  X,
} from '../../vocabulary/index.ts';

/** X cards thrown away, X attackers exiled. */
export const vengefulDreams = card({
  name: 'Vengeful Dreams',
  cost: '{W}{W}',
  type: 'Instant',
  additionalCosts: [additionalCost(cost('', discardCost(inZone('hand'), X)))],
  spell: does(exile(), targets(all(creature, attacking), X)),
  reading: readTwice('ae7ed37cfb'),
});
