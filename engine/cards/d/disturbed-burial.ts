import {
  all,
  buyback,
  card,
  cost,
  creature,
  does,
  inZone,
  readTwice,
  returnToHand,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** A creature card comes back to hand, and the spell may too. */
export const disturbedBurial = card({
  name: 'Disturbed Burial',
  cost: '{1}{B}',
  type: 'Sorcery',
  additionalCosts: [buyback(cost('{3}'))],
  spell: does(returnToHand(), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: readTwice('e07eaafaeb'),
});
