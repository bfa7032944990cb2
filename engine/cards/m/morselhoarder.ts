import {
  activated,
  addMana,
  anyOneColor,
  card,
  cost,
  entersWithCounters,
  readTwice,
  removeCountersCost,
} from '../../vocabulary/index.ts';

/** Its shackles are mana. */
export const morselhoarder = card({
  name: 'Morselhoarder',
  cost: '{4}{R/G}{R/G}',
  type: 'Creature - Elemental',
  pt: '6/4',
  abilities: [entersWithCounters('-1/-1', 2), activated(cost('', removeCountersCost('-1/-1')), addMana(anyOneColor()))],
  reading: readTwice('75222533d0'),
});
