import {
  any,
  card,
  continuous,
  does,
  inZone,
  readTwice,
  setColors,
  spell,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** A spell or permanent becomes red. */
export const chaoslace = card({
  name: 'Chaoslace',
  cost: '{R}',
  type: 'Instant',
  spell: does(continuous(target(), 'forever', setColors('R')), targets(any(spell, inZone('battlefield')))),
  reading: readTwice('8935e9964c'),
});
