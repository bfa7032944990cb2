import { card, cycling, entersTapped, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** A slow Forest, or a card. */
export const tranquilThicket = card({
  name: 'Tranquil Thicket',
  cost: '',
  type: 'Land',
  abilities: [entersTapped, tapFor(mana('{G}')), cycling('{G}')],
  reading: readTwice('909cbad124'),
});
