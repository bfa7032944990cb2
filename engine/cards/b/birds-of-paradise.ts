import { anyOneColor, card, keywords, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Flies and makes any colour. */
export const birdsOfParadise = card({
  name: 'Birds of Paradise',
  cost: '{G}',
  type: 'Creature - Bird',
  pt: '0/1',
  abilities: [...keywords('flying'), tapFor(anyOneColor())],
  reading: readTwice('447f042ec8'),
});
