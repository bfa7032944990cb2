import { card, creature, does, readTwice, search, sequence, shuffle } from '../../vocabulary/index.ts';

/** Three creatures from the library into the graveyard. */
export const buriedAlive = card({
  name: 'Buried Alive',
  cost: '{2}{B}',
  type: 'Sorcery',
  spell: does(sequence(search(creature, 'graveyard', false, 3), shuffle())),
  reading: readTwice('fc3914d543'),
});
