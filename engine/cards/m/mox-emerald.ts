import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A green mana for nothing. */
export const moxEmerald = card({
  name: 'Mox Emerald',
  cost: '{0}',
  type: 'Artifact',
  abilities: [tapFor(mana('{G}'))],
  reading: readTwice('9231ec8ed8'),
});
