import { any, artifact, card, does, enchantment, exile, readTwice, targets } from '../../vocabulary/index.ts';

/** Exiles an artifact or enchantment. */
export const revokeExistence = card({
  name: 'Revoke Existence',
  cost: '{1}{W}',
  type: 'Sorcery',
  spell: does(exile(), targets(any(artifact, enchantment))),
  reading: readTwice('91d4e8e7b8'),
});
