import { card, cost, does, exile, flashback, inZone, readTwice, targets } from '../../vocabulary/index.ts';

/** Exiles a card from a graveyard, twice. */
export const coffinPurge = card({
  name: 'Coffin Purge',
  cost: '{B}',
  type: 'Instant',
  abilities: [flashback(cost('{B}'))],
  spell: does(exile(), targets(inZone('graveyard'))),
  reading: readTwice('83e98a1f36'),
});
