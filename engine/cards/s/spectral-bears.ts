import {
  all,
  attacks,
  card,
  color,
  eventPlayerControls,
  exists,
  isSource,
  nontoken,
  readTwice,
  skipUntap,
  source,
  triggered,
  unless,
  you,
} from '../../vocabulary/index.ts';

/** It is tired by enemies that have no black. */
export const spectralBears = card({
  name: 'Spectral Bears',
  cost: '{1}{G}',
  type: 'Creature - Bear Spirit',
  pt: '3/3',
  abilities: [
    triggered(attacks(isSource), skipUntap(source, you), {
      onlyIf: unless(exists(all(color('B'), nontoken, eventPlayerControls))),
    }),
  ],
  reading: readTwice('aca7802a5d'),
});
