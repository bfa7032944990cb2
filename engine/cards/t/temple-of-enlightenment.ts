import { card, entersTapped, oneOf, readTwice, scry, tapFor, whenEnters } from '../../vocabulary/index.ts';

/** Two slow colours and a look at the library. */
export const templeOfEnlightenment = card({
  name: 'Temple of Enlightenment',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, whenEnters(scry(1)), tapFor(oneOf('W', 'U'))],
  reading: readTwice('a260445340'),
});
