import { card, isSource, readTwice, rule } from '../../vocabulary/index.ts';

/** It blocks as many as come. */
export const palaceGuard = card({
  name: 'Palace Guard',
  cost: '{2}{W}',
  type: 'Creature - Human Soldier',
  pt: '1/4',
  abilities: [rule({ kind: 'blocksMore', what: isSource, more: 'any' })],
  reading: readTwice('405adc86db'),
});
