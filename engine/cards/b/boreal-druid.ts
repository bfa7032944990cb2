import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A snow creature that makes colourless snow mana. */
export const borealDruid = card({
  name: 'Boreal Druid',
  cost: '{G}',
  type: 'Snow Creature - Elf Druid',
  pt: '1/1',
  abilities: [tapFor(mana('{C}'))],
  reading: readTwice('1e39776a27'),
});
