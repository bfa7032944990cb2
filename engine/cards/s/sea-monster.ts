import { card, isSource, readTwice, rule, subtype } from '../../vocabulary/index.ts';

/** It attacks only where there is an Island. */
export const seaMonster = card({
  name: 'Sea Monster',
  cost: '{4}{U}{U}',
  type: 'Creature - Serpent',
  pt: '6/6',
  abilities: [rule({ kind: 'cantAttackUnlessControls', what: isSource, controls: subtype('Island') })],
  reading: readTwice('7defcdb2d1'),
});
