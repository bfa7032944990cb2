import {
  all,
  card,
  chooseOneOrEntwine,
  cost,
  createTokens,
  creature,
  each,
  gains,
  mode,
  modifyPT,
  readTwice,
  tokenRecord,
  untilEndOfTurn,
  youControl,
} from '../../vocabulary/index.ts';

/** Three Goblins, a faster team, or both with entwine. */
export const goblinWarParty = card({
  name: 'Goblin War Party',
  cost: '{3}{R}',
  type: 'Sorcery',
  spell: chooseOneOrEntwine(
    cost('{2}{R}'),
    mode('three Goblins', createTokens('Goblin', 3)),
    mode('+1/+1 and haste for a team', untilEndOfTurn(each(all(creature, youControl)), modifyPT(1, 1), gains('haste'))),
  ),
  tokens: { Goblin: tokenRecord('Creature - Goblin', '1/1', ['R']) },
  reading: readTwice('a24ca067cc'),
});
