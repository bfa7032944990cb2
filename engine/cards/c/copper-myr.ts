import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A Myr that makes green mana. */
export const copperMyr = card({
  name: 'Copper Myr',
  cost: '{2}',
  type: 'Artifact Creature - Myr',
  pt: '1/1',
  abilities: [tapFor(mana('{G}'))],
  reading: readTwice('9231ec8ed8'),
});
