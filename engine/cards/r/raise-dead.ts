import { all, card, creature, does, inZone, readTwice, returnToHand, targets, youOwn } from '../../vocabulary/index.ts';

/** A creature from the graveyard back to hand. */
export const raiseDead = card({
  name: 'Raise Dead',
  cost: '{B}',
  type: 'Sorcery',
  spell: does(returnToHand(), targets(all(creature, inZone('graveyard'), youOwn))),
  reading: readTwice('b852587da4'),
});
