import {
  activated,
  addMana,
  amongTypes,
  anyCombination,
  card,
  cost,
  readTwice,
  sacrificeCost,
  subtype,
  tap,
} from '../../vocabulary/index.ts';

/** A Forest for three mana of red and green. */
export const orcishLumberjack = card({
  name: 'Orcish Lumberjack',
  cost: '{R}',
  type: 'Creature - Orc',
  pt: '1/1',
  abilities: [
    activated(cost('', tap, sacrificeCost(subtype('Forest'))), addMana(anyCombination(3, amongTypes('R', 'G')))),
  ],
  reading: readTwice('c8f7f31b8e'),
});
