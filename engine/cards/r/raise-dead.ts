import { all, card, creature, does, inZone, read, returnToHand, targets, youOwn } from '../../vocabulary/index.ts';

/** A creature from the graveyard back to hand. */
export const raiseDead = card({
  name: 'Raise Dead',
  cost: '{B}',
  type: 'Sorcery',
  spell: does(returnToHand(), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: read('b852587da4'),
});
