import { card, draw, readTwice, replacement } from '../../vocabulary/index.ts';

/** Twice the life, and two cards for each but the first in a draw step. */
export const alhammarretsArchive = card({
  name: "Alhammarret's Archive",
  cost: '{5}',
  type: 'Legendary Artifact',
  abilities: [
    replacement({ kind: 'gainsLife', who: 'you', factor: 2 }),
    replacement({ kind: 'draws', who: 'you', optional: false, exceptFirst: true, instead: draw(2) }),
  ],
  reading: readTwice('28c40ac886'),
});
