import {
  anyOneTarget,
  anyTarget,
  card,
  damage,
  does,
  proliferate,
  readTwice,
  sequence,
} from '../../vocabulary/index.ts';

/** Three damage, and proliferates. */
export const voltCharge = card({
  name: 'Volt Charge',
  cost: '{2}{R}',
  type: 'Instant',
  spell: does(sequence(damage(3, anyTarget()), proliferate), anyOneTarget),
  reading: readTwice('e697f2d4f2'),
});
