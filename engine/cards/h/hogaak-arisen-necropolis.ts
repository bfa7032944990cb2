import {
  card,
  convoke,
  delve,
  isSource,
  keywords,
  mayCastFrom,
  readTwice,
  rule,
  withoutMana,
} from '../../vocabulary/index.ts';

/** Mana cannot pay for it, only creatures and the graveyard from which it may be cast. */
export const hogaakArisenNecropolis = card({
  name: 'Hogaak, Arisen Necropolis',
  cost: '{5}{B/G}{B/G}',
  type: 'Legendary Creature - Avatar',
  pt: '8/8',
  abilities: [
    withoutMana,
    convoke,
    delve,
    rule(mayCastFrom('graveyard', isSource), null, 'graveyard'),
    ...keywords('trample'),
  ],
  reading: readTwice('c4f3bda532'),
});
