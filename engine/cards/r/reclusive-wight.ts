import {
  all,
  beginningOf,
  card,
  exists,
  land,
  not,
  other,
  readTwice,
  sacrificeThese,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** It goes in the upkeep, unless it is alone but for lands. */
export const reclusiveWight = card({
  name: 'Reclusive Wight',
  cost: '{3}{B}',
  type: 'Creature - Zombie Minion',
  pt: '4/4',
  abilities: [
    triggered(beginningOf('upkeep', 'you'), sacrificeThese(), { onlyIf: exists(all(other, not(land), youControl)) }),
  ],
  reading: readTwice('00fbc300f3'),
});
