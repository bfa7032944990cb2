import { all, card, creature, keywords, readTwice, rule, withKeyword, youControl } from '../../vocabulary/index.ts';

/** Menace means three. */
export const sonorousHowlbonder = card({
  name: 'Sonorous Howlbonder',
  cost: '{1}{B/R}{B/R}',
  type: 'Creature - Human Warrior',
  pt: '2/2',
  abilities: [
    ...keywords('menace'),
    rule({ kind: 'numberOfBlockers', what: all(creature, youControl, withKeyword('menace')), least: 3, most: null }),
  ],
  reading: readTwice('8312d23fc5'),
});
