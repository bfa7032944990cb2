import { card, does, exile, gainLife, inZone, readTwice, sequence, targets } from '../../vocabulary/index.ts';

/** A card from a graveyard, and life. */
export const shadowfeed = card({
  name: 'Shadowfeed',
  cost: '{B}',
  type: 'Instant',
  spell: does(sequence(exile(), gainLife(3)), targets(inZone('graveyard'))),
  reading: readTwice('ae4b360049'),
});
