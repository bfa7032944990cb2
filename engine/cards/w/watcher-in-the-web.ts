import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** It blocks eight. */
export const watcherInTheWeb = card({
  name: 'Watcher in the Web',
  cost: '{4}{G}',
  type: 'Creature - Spider',
  pt: '2/5',
  abilities: [...keywords('reach'), rule({ kind: 'blocksMore', what: isSource, more: 7 })],
  reading: readTwice('fbb505a5dc'),
});
