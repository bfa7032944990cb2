import {
  alternativeCost,
  card,
  compare,
  cost,
  count,
  does,
  exile,
  mostSpellsCastThisTurn,
  opponents,
  readTwice,
  spell,
  targets,
} from '../../vocabulary/index.ts';

/** Exiles any number of spells, for nothing after three spells of one opponent. */
export const mindbreakTrap = card({
  name: 'Mindbreak Trap',
  cost: '{2}{U}{U}',
  type: 'Instant - Trap',
  alternativeCosts: [alternativeCost(cost('{0}'), compare(mostSpellsCastThisTurn(opponents), 'at least', 3))],
  spell: does(exile(), targets(spell, 0, count(spell))),
  reading: readTwice('1743c80400'),
});
