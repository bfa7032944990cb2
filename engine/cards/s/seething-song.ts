import { addMana, card, does, mana, read } from '../../vocabulary/index.ts';

/** Five red for three. */
export const seethingSong = card({
  name: 'Seething Song',
  cost: '{2}{R}',
  type: 'Instant',
  spell: does(addMana(mana('{R}{R}{R}{R}{R}'))),
  reading: read('037b484f5b'),
});
