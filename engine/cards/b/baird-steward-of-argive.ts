import { card, cost, creature, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** Attacking its controller's side costs mana. */
export const bairdStewardOfArgive = card({
  name: 'Baird, Steward of Argive',
  cost: '{2}{W}{W}',
  type: 'Legendary Creature - Human Soldier',
  pt: '2/4',
  abilities: [
    ...keywords('vigilance'),
    rule({ kind: 'attackCost', what: creature, whom: 'you', planeswalkersToo: true, cost: cost('{1}'), times: 1 }),
  ],
  reading: readTwice('a110b6cac7'),
});
