import { card, counterIt, does, draw, readTwice, sequence, spell, target, targets } from '../../vocabulary/index.ts';

/** Counters a spell into its owner's hand, and replaces itself. */
export const remand = card({
  name: 'Remand',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(target(), 'hand'), draw()), targets(spell)),
  reading: readTwice('6a8368ae15'),
});
