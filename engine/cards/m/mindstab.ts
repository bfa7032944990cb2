import { card, cost, discard, does, readTwice, suspend, targetAPlayer, targetPlayer } from '../../vocabulary/index.ts';

/** Three cards discarded, now or later. */
export const mindstab = card({
  name: 'Mindstab',
  cost: '{5}{B}',
  type: 'Sorcery',
  abilities: [...suspend(4, cost('{B}'))],
  spell: does(discard(3, targetPlayer()), targetAPlayer),
  reading: readTwice('4c2220fa66'),
});
