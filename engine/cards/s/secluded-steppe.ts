import { card, cycling, entersTapped, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A slow land that can be another card. */
export const secludedSteppe = card({
  name: 'Secluded Steppe',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, tapFor(mana('{W}')), cycling('{W}')],
  reading: readTwice('616eb72d4a'),
});
