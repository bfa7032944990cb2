import { card, isSource, provoke, readTwice, rule } from '../../vocabulary/index.ts';

/** It provokes, and one creature at most blocks it. */
export const krosanVorine = card({
  name: 'Krosan Vorine',
  cost: '{3}{G}',
  type: 'Creature - Cat Beast',
  pt: '3/2',
  abilities: [provoke, rule({ kind: 'numberOfBlockers', what: isSource, least: 1, most: 1 })],
  reading: readTwice('e3e1f0aa34'),
});
