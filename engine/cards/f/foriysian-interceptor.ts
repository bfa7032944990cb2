import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** It blocks two, at once. */
export const foriysianInterceptor = card({
  name: 'Foriysian Interceptor',
  cost: '{3}{W}',
  type: 'Creature - Human Soldier',
  pt: '0/5',
  abilities: [...keywords('flash', 'defender'), rule({ kind: 'blocksMore', what: isSource, more: 1 })],
  reading: readTwice('f5738dffe9'),
});
