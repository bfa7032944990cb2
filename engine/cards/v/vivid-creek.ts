import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  entersTappedWithCounters,
  mana,
  readTwice,
  removeCountersCost,
  tap,
  tapFor,
} from '../../vocabulary/index.ts';

/** Enters tapped with two charge counters, each good for any colour. */
export const vividCreek = card({
  name: 'Vivid Creek',
  cost: '',
  type: 'Land',
  abilities: [
    entersTappedWithCounters('charge', 2),
    tapFor(mana('{U}')),
    activated(cost('', tap, removeCountersCost('charge')), addMana(anyOneColor())),
  ],
  reading: readTwice('c50268a9cd'),
});
