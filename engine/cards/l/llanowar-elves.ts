import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Taps for green. */
export const llanowarElves = card({
  name: 'Llanowar Elves',
  cost: '{G}',
  type: 'Creature - Elf Druid',
  pt: '1/1',
  abilities: [tapFor(mana('{G}'))],
  reading: readTwice('9231ec8ed8'),
});
