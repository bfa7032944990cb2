import {
  cantBeCountered,
  card,
  color,
  entersWithCounters,
  keywords,
  protectionFrom,
  readTwice,
  X,
} from '../../vocabulary/index.ts';

/** X counters, haste, and nothing that is blue in its way. */
export const mistcutterHydra = card({
  name: 'Mistcutter Hydra',
  cost: '{X}{G}',
  type: 'Creature - Hydra',
  pt: '0/0',
  abilities: [cantBeCountered, ...keywords('haste'), protectionFrom(color('U')), entersWithCounters('+1/+1', X)],
  reading: readTwice('38c3df99a4'),
});
