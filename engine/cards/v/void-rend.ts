import { cantBeCountered, card, destroy, does, land, not, readTwice, targets } from '../../vocabulary/index.ts';

/** It can't be countered and destroys a permanent that is no land. */
export const voidRend = card({
  name: 'Void Rend',
  cost: '{W}{U}{B}',
  type: 'Instant',
  abilities: [cantBeCountered],
  spell: does(destroy(), targets(not(land))),
  reading: readTwice('dc6ec319f6'),
});
