import {
  all,
  any,
  card,
  counterIt,
  creature,
  does,
  planeswalker,
  readTwice,
  scry,
  sequence,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a creature or planeswalker spell into exile, and scries. */
export const noEscape = card({
  name: 'No Escape',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(target(), 'exile'), scry(1)), targets(all(spell, any(creature, planeswalker)))),
  reading: readTwice('824fe00aef'),
});
