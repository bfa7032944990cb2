import {
  all,
  card,
  color,
  cost,
  createTokens,
  creature,
  does,
  flashback,
  keywords,
  readTwice,
  tapUntapped,
  tokenRecord,
} from '../../vocabulary/index.ts';

/** Two flying Birds, and two more for three untapped white creatures. */
export const battleScreech = card({
  name: 'Battle Screech',
  cost: '{2}{W}{W}',
  type: 'Sorcery',
  abilities: [flashback(cost('', tapUntapped(all(creature, color('W')), 3)))],
  spell: does(createTokens('Bird', 2)),
  tokens: { Bird: tokenRecord('Creature - Bird', '1/1', ['W'], keywords('flying')) },
  reading: readTwice('27aaf15bc2'),
});
