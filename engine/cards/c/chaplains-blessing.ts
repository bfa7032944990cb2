import { card, does, gainLife, readTwice } from '../../vocabulary/index.ts';

/** Five life. */
export const chaplainsBlessing = card({
  name: "Chaplain's Blessing",
  cost: '{W}',
  type: 'Sorcery',
  spell: does(gainLife(5)),
  reading: readTwice('1eb27605d1'),
});
