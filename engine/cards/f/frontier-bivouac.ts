import { card, entersTapped, oneOf, readTwice, tapFor } from '../../vocabulary/index.ts';

/** Three colours, slowly. */
export const frontierBivouac = card({
  name: 'Frontier Bivouac',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, tapFor(oneOf('G', 'U', 'R'))],
  reading: readTwice('7da41a12b7'),
});
