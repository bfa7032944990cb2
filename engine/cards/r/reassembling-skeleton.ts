import { activated, card, cost, putOntoBattlefield, readTwice, source } from '../../vocabulary/index.ts';

/** Comes back from the graveyard, tapped. */
export const reassemblingSkeleton = card({
  name: 'Reassembling Skeleton',
  cost: '{1}{B}',
  type: 'Creature - Skeleton Warrior',
  pt: '1/1',
  abilities: [activated(cost('{1}{B}'), putOntoBattlefield(source, 'owner', true), { zone: 'graveyard' })],
  reading: readTwice('3e6023f258'),
});
