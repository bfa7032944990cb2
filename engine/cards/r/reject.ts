import {
  all,
  any,
  card,
  counterUnlessPaid,
  creature,
  does,
  planeswalker,
  readTwice,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a creature or planeswalker spell into exile if its controller does not pay. */
export const reject = card({
  name: 'Reject',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(counterUnlessPaid('{3}', 'exile'), targets(all(spell, any(creature, planeswalker)))),
  reading: readTwice('0e37d7d332'),
});
