import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** A shadow that attacks whenever it can. */
export const dauthiSlayer = card({
  name: 'Dauthi Slayer',
  cost: '{B}{B}',
  type: 'Creature - Dauthi Soldier',
  pt: '2/2',
  abilities: [...keywords('shadow'), rule({ kind: 'mustAttack', what: isSource })],
  reading: readTwice('0ee014ed08'),
});
