import { card, readTwice, replacement } from '../../vocabulary/index.ts';

/** Effects make double tokens for its controller. */
export const parallelLives = card({
  name: 'Parallel Lives',
  cost: '{3}{G}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'tokensCreated', who: 'you', factor: 2 })],
  reading: readTwice('a774995cbd'),
});
