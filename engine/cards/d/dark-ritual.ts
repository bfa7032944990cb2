import { addMana, card, does, mana, readTwice } from '../../vocabulary/index.ts';

/** Three black for one. */
export const darkRitual = card({
  name: 'Dark Ritual',
  cost: '{B}',
  type: 'Instant',
  spell: does(addMana(mana('{B}{B}{B}'))),
  reading: readTwice('639f6e6a77'),
});
