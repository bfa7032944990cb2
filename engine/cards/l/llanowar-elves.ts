import { card, mana, read, tapFor } from '../../vocabulary/index.ts';

/** Taps for green. */
export const llanowarElves = card({
  name: 'Llanowar Elves',
  cost: '{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [tapFor(mana('{G}'))],
  reading: read('9231ec8ed8'),
});
