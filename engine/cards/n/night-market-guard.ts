import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It blocks two. */
export const nightMarketGuard = card({
  name: 'Night Market Guard',
  cost: '{3}',
  type: 'Artifact Creature - Construct',
  pt: '3/1',
  abilities: [rule({ kind: 'blocksMore', what: isSource, more: 1 })],
  reading: readTwice('cdee50c2ab'),
});
