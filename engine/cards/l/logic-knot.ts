import { card, counterUnlessPaid, delve, does, readTwice, spell, targets } from '../../vocabulary/index.ts';

/** Counters a spell unless X is paid, and the graveyard helps to pay for X. */
export const logicKnot = card({
  name: 'Logic Knot',
  cost: '{X}{U}{U}',
  type: 'Instant',
  abilities: [delve],
  spell: does(counterUnlessPaid('{X}'), targets(spell)),
  reading: readTwice('549219e448'),
});
