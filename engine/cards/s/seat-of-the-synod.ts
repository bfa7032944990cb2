import { card, mana, readTwice, tapFor } from '../../vocabulary/index.ts';

/** An artifact that is a land. */
export const seatOfTheSynod = card({
  name: 'Seat of the Synod',
  cost: '',
  type: 'Artifact Land',
  abilities: [tapFor(mana('{U}'))],
  reading: readTwice('b95efd7fb2'),
});
