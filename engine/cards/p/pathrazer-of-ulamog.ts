import { annihilator, card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It annihilates, and three have to block it. */
export const pathrazerOfUlamog = card({
  name: 'Pathrazer of Ulamog',
  cost: '{11}',
  type: 'Creature - Eldrazi',
  pt: '9/9',
  abilities: [annihilator(3), rule({ kind: 'numberOfBlockers', what: isSource, least: 3, most: null })],
  reading: readTwice('1de61189f3'),
});
