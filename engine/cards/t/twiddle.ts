import {
  any,
  artifact,
  card,
  creature,
  does,
  land,
  may,
  readTwice,
  tapThese,
  targets,
  untapThese,
  you,
} from '../../vocabulary/index.ts';

/** Taps or untaps an artifact, creature or land, or does neither. */
export const twiddle = card({
  name: 'Twiddle',
  cost: '{U}',
  type: 'Instant',
  spell: does(may(tapThese(), you, may(untapThese())), targets(any(artifact, creature, land))),
  reading: readTwice('b11ab2950c'),
});
