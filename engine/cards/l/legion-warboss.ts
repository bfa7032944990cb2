import {
  beginningOf,
  bound,
  card,
  createTokens,
  gains,
  is,
  mentor,
  readTwice,
  rule,
  sequence,
  tokenRecord,
  triggered,
  untilEndOfTurn,
  you,
} from '../../vocabulary/index.ts';

/** A goblin each combat, which has to attack in that combat. */
export const legionWarboss = card({
  name: 'Legion Warboss',
  cost: '{2}{R}',
  type: 'Creature - Goblin Soldier',
  pt: '2/2',
  abilities: [
    mentor,
    triggered(
      beginningOf('beginning of combat', 'you'),
      sequence(createTokens('Goblin', 1, you, 'recruit'), untilEndOfTurn(bound('recruit'), gains('haste')), {
        kind: 'lasting',
        ability: rule({ kind: 'mustAttack', what: is(bound('recruit')) }),
        duration: 'until end of combat',
      }),
    ),
  ],
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R']) },
  reading: readTwice('89c564dc76'),
});
