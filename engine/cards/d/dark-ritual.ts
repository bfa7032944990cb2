import { addMana, card, does, mana, read } from '../../vocabulary/index.ts';

/** Three black for one. */
export const darkRitual = card({
  name: 'Dark Ritual',
  cost: '{B}',
  type: 'Instant',
  spell: does(addMana(mana('{B}{B}{B}'))),
  reading: read('639f6e6a77'),
});
