import { all, card, does, inZone, readTwice, returnToHand, targets, youOwn } from '../../vocabulary/index.ts';

/** Any card from the graveyard back to hand. */
export const regrowth = card({
  name: 'Regrowth',
  cost: '{1}{G}',
  type: 'Sorcery',
  spell: does(returnToHand(), targets(all(inZone('graveyard'), youOwn))),
  reading: readTwice('4c76bdf975'),
});
