import { card, counterUnlessPaid, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell whose controller does not pay. */
export const manaLeak = card({
  name: 'Mana Leak',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterUnlessPaid('{3}'), targets(spell)),
  reading: readTwice('d9c333febe'),
});
