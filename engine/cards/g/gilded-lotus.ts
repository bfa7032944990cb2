import { anyOneColor, card, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Three of one colour each turn. */
export const gildedLotus = card({
  name: 'Gilded Lotus',
  cost: '{5}',
  type: 'Artifact',
  abilities: [tapFor(anyOneColor(3))],
  reading: readTwice('7997ee8f56'),
});
