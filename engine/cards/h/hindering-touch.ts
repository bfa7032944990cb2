import { card, counterUnlessPaid, does, readTwice, spell, storm, targets } from '../../vocabulary/index.ts';

/** Counters a spell whose controller does not pay, copied for every spell before it. */
export const hinderingTouch = card({
  name: 'Hindering Touch',
  cost: '{3}{U}',
  type: 'Instant',
  abilities: [storm],
  spell: does(counterUnlessPaid('{2}'), targets(spell)),
  reading: readTwice('bf29a7e2b8'),
});
