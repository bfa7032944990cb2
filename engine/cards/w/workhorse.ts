import {
  activated,
  addMana,
  card,
  cost,
  entersWithCounters,
  mana,
  readTwice,
  removeCountersCost,
} from '../../vocabulary/index.ts';

/** Its counters are mana. */
export const workhorse = card({
  name: 'Workhorse',
  cost: '{6}',
  type: 'Artifact Creature - Horse',
  pt: '0/0',
  abilities: [entersWithCounters('+1/+1', 4), activated(cost('', removeCountersCost('+1/+1')), addMana(mana('{C}')))],
  reading: readTwice('33100440ae'),
});
