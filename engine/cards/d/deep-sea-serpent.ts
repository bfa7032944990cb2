import { card, isSource, readTwice, rule, subtype } from '../../vocabulary/index.ts';

/** It attacks only where there is an Island. */
export const deepSeaSerpent = card({
  name: 'Deep-Sea Serpent',
  cost: '{4}{U}{U}',
  type: 'Creature - Serpent',
  pt: '5/5',
  abilities: [rule({ kind: 'cantAttackUnlessControls', what: isSource, controls: subtype('Island') })],
  reading: readTwice('051e9127ac'),
});
