import { addMana, card, does, mana, readTwice } from '../../vocabulary/index.ts';

/** Three red for two. */
export const pyreticRitual = card({
  name: 'Pyretic Ritual',
  cost: '{1}{R}',
  type: 'Instant',
  spell: does(addMana(mana('{R}{R}{R}'))),
  reading: readTwice('281051f248'),
});
