import {
  card,
  controllerOf,
  counterIt,
  does,
  draw,
  readTwice,
  sequence,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A spell for two cards. */
export const dreamFracture = card({
  name: 'Dream Fracture',
  cost: '{1}{U}{U}',
  type: 'Instant',
  spell: does(sequence(counterIt(), draw(1, controllerOf(target())), draw()), targets(spell)),
  reading: readTwice('966163c634'),
});
