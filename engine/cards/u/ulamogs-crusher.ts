import { annihilator, card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It attacks whenever it can and annihilates. */
export const ulamogsCrusher = card({
  name: "Ulamog's Crusher",
  cost: '{8}',
  type: 'Creature - Eldrazi',
  pt: '8/8',
  abilities: [annihilator(2), rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('faad1b3f5f'),
});
