import {
  activated,
  addMana,
  anyOneColor,
  card,
  colorsSpent,
  cost,
  entersWithCounters,
  putCounters,
  readTwice,
  removeCountersCost,
  tap,
} from '../../vocabulary/index.ts';

/** Counters for colours, and mana for counters. */
export const crystallineCrawler = card({
  name: 'Crystalline Crawler',
  cost: '{4}',
  type: 'Artifact Creature - Construct',
  pt: '1/1',
  abilities: [
    entersWithCounters('+1/+1', colorsSpent),
    activated(cost('', removeCountersCost('+1/+1')), addMana(anyOneColor())),
    activated(cost('', tap), putCounters('+1/+1', 1)),
  ],
  reading: readTwice('8e1f65715a'),
});
