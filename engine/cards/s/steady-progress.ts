import { card, does, draw, proliferate, readTwice, sequence } from '../../vocabulary/index.ts';

/** Proliferates and replaces itself. */
export const steadyProgress = card({
  name: 'Steady Progress',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(sequence(proliferate, draw())),
  reading: readTwice('2ec451c4d3'),
});
