import { anyOneColor, card, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A mana of any colour. */
export const manalith = card({
  name: 'Manalith',
  cost: '{3}',
  type: 'Artifact',
  abilities: [tapFor(anyOneColor())],
  reading: readTwice('8f936f9305'),
});
