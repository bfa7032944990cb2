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

/** A Forest becomes three mana. */
export const goblinClearcutter = card({
  name: 'Goblin Clearcutter',
  cost: '{3}{R}',
  type: 'Creature - Goblin',
  pt: '3/3',
  abilities: [
    activated(cost('', tap, sacrificeCost(subtype('Forest'))), addMana(anyCombination(3, amongTypes('R', 'G')))),
  ],
  reading: readTwice('c8f7f31b8e'),
});
