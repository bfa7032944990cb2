import { card, isSource, keywords, readTwice, rule } from '../../vocabulary/index.ts';

/** It blocks as many as come. */
export const wallOfGlare = card({
  name: 'Wall of Glare',
  cost: '{1}{W}',
  type: 'Creature - Wall',
  pt: '0/5',
  abilities: [...keywords('defender'), rule({ kind: 'blocksMore', what: isSource, more: 'any' })],
  reading: readTwice('1a4e03de21'),
});
