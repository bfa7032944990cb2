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
export const vividCrag = card({
  name: 'Vivid Crag',
  cost: '',
  type: 'Land',
  abilities: [
    entersTappedWithCounters('charge', 2),
    tapFor(mana('{R}')),
    activated(cost('', tap, removeCountersCost('charge')), addMana(anyOneColor())),
  ],
  reading: readTwice('ad39d948d7'),
});
