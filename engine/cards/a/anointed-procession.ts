import { card, readTwice, replacement } from '../../vocabulary/index.ts';

/** Effects make double tokens for its controller. */
export const anointedProcession = card({
  name: 'Anointed Procession',
  cost: '{3}{W}',
  type: 'Enchantment',
  abilities: [replacement({ kind: 'tokensCreated', who: 'you', factor: 2 })],
  reading: readTwice('a774995cbd'),
});
