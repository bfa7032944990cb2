import { card, creature, destroy, does, proliferate, readTwice, sequence, targets } from '../../vocabulary/index.ts';

/** Destroys a creature, and proliferates. */
export const spreadTheSickness = card({
  name: 'Spread the Sickness',
  cost: '{4}{B}',
  type: 'Sorcery',
  spell: does(sequence(destroy(), proliferate), targets(creature)),
  reading: readTwice('6573c57def'),
});
