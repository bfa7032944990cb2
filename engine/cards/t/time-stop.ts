import { card, does, endTheTurn, readTwice } from '../../vocabulary/index.ts';

/** The turn is over. */
export const timeStop = card({
  name: 'Time Stop',
  cost: '{4}{U}{U}',
  type: 'Instant',
  spell: does(endTheTurn),
  reading: readTwice('c231d8c1da'),
});
