import {
  beginningOf,
  card,
  cost,
  keywords,
  kicked,
  kicker,
  readTwice,
  sacrificeThese,
  triggered,
  unless,
} from '../../vocabulary/index.ts';

/** It stays only when it was kicked. */
export const skizzik = card({
  name: 'Skizzik',
  cost: '{3}{R}',
  type: 'Creature - Elemental',
  pt: '5/3',
  additionalCosts: [kicker(cost('{R}'))],
  abilities: [
    ...keywords('trample', 'haste'),
    triggered(beginningOf('end', 'anyone'), sacrificeThese(), { onlyIf: unless(kicked) }),
  ],
  reading: readTwice('1823cf9c17'),
});
