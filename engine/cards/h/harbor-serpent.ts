import { card, compare, count, isSource, landTypeWalk, readTwice, rule, subtype } from '../../vocabulary/index.ts';

/** It attacks among five Islands. */
export const harborSerpent = card({
  name: 'Harbor Serpent',
  cost: '{4}{U}{U}',
  type: 'Creature - Serpent',
  pt: '5/5',
  abilities: [
    landTypeWalk('Island'),
    rule({ kind: 'cantAttack', what: isSource }, compare(count(subtype('Island')), 'at most', 4)),
  ],
  reading: readTwice('80c43cabcd'),
});
