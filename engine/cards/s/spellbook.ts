import { card, readTwice, rule } from '../../vocabulary/index.ts';

/** Its controller keeps every card. */
export const spellbook = card({
  name: 'Spellbook',
  cost: '{0}',
  type: 'Artifact',
  abilities: [rule({ kind: 'noMaximumHandSize', who: 'you' })],
  reading: readTwice('3e8ec77233'),
});
