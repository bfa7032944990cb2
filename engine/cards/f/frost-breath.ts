import {
  card,
  creature,
  does,
  readTwice,
  sequence,
  skipUntap,
  tapThese,
  target,
  targets,
} from '../../vocabulary/index.ts';

/** Two creatures are tapped and stay so. */
export const frostBreath = card({
  name: 'Frost Breath',
  cost: '{2}{U}',
  type: 'Instant',
  spell: does(sequence(tapThese(), skipUntap(target())), targets(creature, 0, 2)),
  reading: readTwice('c5855c88dd'),
});
