import {
  all,
  card,
  creature,
  mayCastFrom,
  mill,
  readTwice,
  rule,
  subtype,
  whenEnters,
  you,
  youOwn,
  yourTurn,
} from '../../vocabulary/index.ts';

/** Mills as it enters; one Zombie creature a turn can be cast from the graveyard. */
export const gisaAndGeralf = card({
  name: 'Gisa and Geralf',
  cost: '{2}{U}{B}',
  type: 'Legendary Creature - Human Wizard',
  pt: '4/4',
  abilities: [
    whenEnters(mill(4, you)),
    rule(mayCastFrom('graveyard', all(creature, subtype('Zombie'), youOwn), { perTurn: 1 }), yourTurn),
  ],
  reading: readTwice('768c13324c'),
});
