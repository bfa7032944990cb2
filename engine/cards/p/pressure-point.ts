import { card, creature, does, draw, readTwice, sequence, tapThese, targets } from '../../vocabulary/index.ts';

/** Taps a creature and replaces itself. */
export const pressurePoint = card({
  name: 'Pressure Point',
  cost: '{1}{W}',
  type: 'Instant',
  spell: does(sequence(tapThese(), draw()), targets(creature)),
  reading: readTwice('e82cc6a38e'),
});
