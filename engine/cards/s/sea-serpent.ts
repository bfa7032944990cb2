import { card, isSource, readTwice, rule, sacrificedWithout, subtype } from '../../vocabulary/index.ts';

/** It attacks where there is an Island, and goes where there is none. */
export const seaSerpent = card({
  name: 'Sea Serpent',
  cost: '{5}{U}',
  type: 'Creature - Serpent',
  pt: '5/5',
  abilities: [
    rule({ kind: 'cantAttackUnlessControls', what: isSource, controls: subtype('Island') }),
    sacrificedWithout(subtype('Island')),
  ],
  reading: readTwice('54862cc28c'),
});
