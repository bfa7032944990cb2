import { addMana, card, does, mana, readTwice } from '../../vocabulary/index.ts';

/** Five red for three. */
export const seethingSong = card({
  name: 'Seething Song',
  cost: '{2}{R}',
  type: 'Instant',
  spell: does(addMana(mana('{R}{R}{R}{R}{R}'))),
  reading: readTwice('037b484f5b'),
});
