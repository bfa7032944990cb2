import {
  activated,
  addMana,
  anyOneColor,
  card,
  compare,
  cost,
  countersOn,
  entersWithCounters,
  ifThen,
  readTwice,
  removeCountersCost,
  sacrificeThese,
  sequence,
  source,
  tap,
} from '../../vocabulary/index.ts';

/** Any colour three times; sacrificed by its own ability when that took the last counter. */
export const gemstoneMine = card({
  name: 'Gemstone Mine',
  cost: '',
  type: 'Land',
  abilities: [
    entersWithCounters('mining', 3),
    activated(
      cost('', tap, removeCountersCost('mining')),
      sequence(addMana(anyOneColor()), ifThen(compare(countersOn('mining', source), 'exactly', 0), sacrificeThese())),
    ),
  ],
  reading: readTwice('caf598594b'),
});
