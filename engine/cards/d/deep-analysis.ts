import {
  card,
  cost,
  does,
  draw,
  flashback,
  payLife,
  readTwice,
  targetAPlayer,
  targetPlayer,
} from '../../vocabulary/index.ts';

/** Its flashback cost is mana and life. */
export const deepAnalysis = card({
  name: 'Deep Analysis',
  cost: '{3}{U}',
  type: 'Sorcery',
  abilities: [flashback(cost('{1}{U}', payLife(3)))],
  spell: does(draw(2, targetPlayer()), targetAPlayer),
  reading: readTwice('86baec6a0e'),
});
