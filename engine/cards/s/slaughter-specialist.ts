import {
  all,
  card,
  createTokens,
  creature,
  dies,
  opponentControls,
  opponents,
  putCounters,
  readTwice,
  tokenRecord,
  triggered,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Gives each opponent a Human, and grows as their creatures die. */
export const slaughterSpecialist = card({
  name: 'Slaughter Specialist',
  cost: '{1}{B}',
  type: 'Creature - Vampire Warrior',
  pt: '3/3',
  abilities: [
    whenEnters(createTokens('Human', 1, opponents)),
    triggered(dies(all(creature, opponentControls)), putCounters('+1/+1', 1)),
  ],
  tokens: { Human: tokenRecord('Creature - Human', '1/1', ['W'], []) },
  reading: readTwice('e750660598'),
});
