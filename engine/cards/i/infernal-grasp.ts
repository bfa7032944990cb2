import { card, creature, destroy, does, loseLife, readTwice, sequence, targets, you } from '../../vocabulary/index.ts';

/** A creature for two life. */
export const infernalGrasp = card({
  name: 'Infernal Grasp',
  cost: '{1}{B}',
  type: 'Instant',
  spell: does(sequence(destroy(), loseLife(2, you)), targets(creature)),
  reading: readTwice('9584013dde'),
});
