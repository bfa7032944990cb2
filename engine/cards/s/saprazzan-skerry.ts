import {
  activated,
  addMana,
  card,
  compare,
  cost,
  countersOn,
  entersTappedWithCounters,
  ifThen,
  mana,
  readTwice,
  removeCountersCost,
  sacrificeThese,
  sequence,
  source,
  tap,
} from '../../vocabulary/index.ts';

/** Two blue twice; sacrificed by its own ability when that took the last counter. */
export const saprazzanSkerry = card({
  name: 'Saprazzan Skerry',
  cost: '',
  type: 'Land',
  abilities: [
    entersTappedWithCounters('depletion', 2),
    activated(
      cost('', tap, removeCountersCost('depletion')),
      sequence(
        addMana(mana('{U}{U}')),
        ifThen(compare(countersOn('depletion', source), 'exactly', 0), sacrificeThese()),
      ),
    ),
  ],
  reading: readTwice('958ac4d913'),
});
