import {
  all,
  basic,
  card,
  keywords,
  land,
  not,
  opponentControls,
  readTwice,
  replacement,
  rule,
} from '../../vocabulary/index.ts';

/** One spell a turn for each player, and nonbasic lands of opponents enter tapped. */
export const archonOfEmeria = card({
  name: 'Archon of Emeria',
  cost: '{2}{W}',
  type: 'Creature - Archon',
  pt: '2/3',
  abilities: [
    ...keywords('flying'),
    rule({ kind: 'spellLimit', who: 'anyone', perTurn: 1 }),
    replacement({ kind: 'enters', what: all(land, not(basic), opponentControls), change: { kind: 'tapped' } }),
  ],
  reading: readTwice('4aa92b0706'),
});
