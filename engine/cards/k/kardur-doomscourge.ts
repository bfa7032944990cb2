import {
  all,
  attacking,
  card,
  creature,
  dies,
  gainLife,
  loseLife,
  opponentControls,
  opponents,
  readTwice,
  rule,
  sequence,
  triggered,
  whenEnters,
} from '../../vocabulary/index.ts';

/** Until your next turn opponents' creatures attack somebody else. */
export const kardurDoomscourge = card({
  name: 'Kardur, Doomscourge',
  cost: '{2}{B}{R}',
  type: 'Legendary Creature - Demon Berserker',
  pt: '4/3',
  abilities: [
    whenEnters({
      kind: 'lasting',
      ability: rule({
        kind: 'allOf',
        of: [
          { kind: 'mustAttack', what: all(creature, opponentControls) },
          { kind: 'mustAttackThem', what: all(creature, opponentControls), whom: 'opponent' },
        ],
      }),
      duration: 'until your next turn',
    }),
    triggered(dies(all(creature, attacking)), sequence(loseLife(1, opponents), gainLife(1))),
  ],
  reading: readTwice('586794fb97'),
});
