import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** No more than two attack its controller. */
export const crawlspace = card({
  name: 'Crawlspace',
  cost: '{3}',
  type: 'Artifact',
  abilities: [rule({ kind: 'attackLimit', most: 2, whom: 'you' })],
  reading: readTwice('3553e0e3a6'),
});
