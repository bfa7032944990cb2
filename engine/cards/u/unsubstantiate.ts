import {
  all,
  any,
  card,
  creature,
  does,
  inZone,
  readTwice,
  returnToHand,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Returns a spell or creature. */
export const unsubstantiate = card({
  name: 'Unsubstantiate',
  cost: '{1}{U}',
  type: 'Instant',
  spell: does(returnToHand(), targets(any(spell, all(inZone('battlefield'), creature)))),
  reading: readTwice('bea9e569bd'),
});
