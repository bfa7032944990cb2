import { card, draw, keywords, readTwice, replacement } from '../../vocabulary/index.ts';

/** Draws what opponents would, but for the first in a draw step. */
export const notionThief = card({
  name: 'Notion Thief',
  cost: '{2}{U}{B}',
  type: 'Creature - Human Rogue',
  pt: '3/1',
  abilities: [
    ...keywords('flash'),
    replacement({ kind: 'draws', who: 'opponent', optional: false, exceptFirst: true, instead: draw() }),
  ],
  reading: readTwice('09d9cf53db'),
});
