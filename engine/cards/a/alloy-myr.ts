import { anyOneColor, card, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A Myr that makes any colour. */
export const alloyMyr = card({
  name: 'Alloy Myr',
  cost: '{3}',
  type: 'Artifact Creature - Myr',
  pt: '2/2',
  abilities: [tapFor(anyOneColor())],
  reading: readTwice('8f936f9305'),
});
