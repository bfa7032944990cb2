import {
  activated,
  all,
  card,
  color,
  compare,
  cost,
  count,
  entersTapped,
  readTwice,
  shuffle,
  tap,
  youControl,
} from '../../vocabulary/index.ts';

/** A slow Mountain that shuffles. */
export const madblindMountain = card({
  name: 'Madblind Mountain',
  cost: '',
  type: 'Land - Mountain',
  abilities: [
    entersTapped,
    activated(cost('{R}', tap), shuffle(), { onlyIf: compare(count(all(color('R'), youControl)), 'at least', 2) }),
  ],
  reading: readTwice('61bccd07a3'),
});
