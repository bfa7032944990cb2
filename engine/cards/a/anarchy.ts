import { card, color, destroy, does, each, readTwice } from '../../vocabulary/index.ts';

/** Destroys everything that is white. */
export const anarchy = card({
  name: 'Anarchy',
  cost: '{2}{R}{R}',
  type: 'Sorcery',
  spell: does(destroy(each(color('W')))),
  reading: readTwice('2cda858489'),
});
