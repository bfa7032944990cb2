import { card, castThisTurn, compare, creature, isSource, readTwice, rule, you } from '../../vocabulary/index.ts';

/** It attacks in the wake of a creature. */
export const goblinCohort = card({
  name: 'Goblin Cohort',
  cost: '{R}',
  type: 'Creature - Goblin Warrior',
  pt: '2/2',
  abilities: [rule({ kind: 'cantAttack', what: isSource }, compare(castThisTurn(creature, you), 'at most', 0))],
  reading: readTwice('6ee739ccb8'),
});
