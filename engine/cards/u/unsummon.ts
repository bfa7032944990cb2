import { card, creature, does, readTwice, returnToHand, targets } from '../../vocabulary/index.ts';

/** A creature goes back to its owner's hand. */
export const unsummon = card({
  name: 'Unsummon',
  cost: '{U}',
  type: 'Instant',
  spell: does(returnToHand(), targets(creature)),
  reading: readTwice('949ea0ec2b'),
});
