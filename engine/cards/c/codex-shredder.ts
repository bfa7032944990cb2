import {
  activated,
  all,
  card,
  cost,
  inZone,
  mill,
  readTwice,
  returnToHand,
  sacrificeSource,
  tap,
  targetAPlayer,
  targetPlayer,
  targets,
  youOwn,
} from '../../vocabulary/index.ts';

/** It mills, and gives back a card. */
export const codexShredder = card({
  name: 'Codex Shredder',
  cost: '{1}',
  type: 'Artifact',
  abilities: [
    activated(cost('', tap), mill(1, targetPlayer()), { targets: [targetAPlayer] }),
    activated(cost('{5}', tap, sacrificeSource), returnToHand(), {
      targets: [targets(all(inZone('graveyard'), youOwn))],
    }),
  ],
  reading: readTwice('b90ff577ab'),
});
