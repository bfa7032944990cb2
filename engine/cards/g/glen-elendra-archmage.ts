import {
  activated,
  all,
  card,
  cost,
  counterIt,
  creature,
  keywords,
  not,
  persist,
  readTwice,
  sacrificeSource,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** It counters twice what is no creature. */
export const glenElendraArchmage = card({
  name: 'Glen Elendra Archmage',
  cost: '{3}{U}',
  type: 'Creature - Faerie Wizard',
  pt: '2/2',
  abilities: [
    ...keywords('flying'),
    activated(cost('{U}', sacrificeSource), counterIt(), { targets: [targets(all(spell, not(creature)))] }),
    persist,
  ],
  reading: readTwice('25cfa0b040'),
});
