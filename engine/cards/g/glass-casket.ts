import {
  all,
  card,
  creature,
  exilesUntilItLeaves,
  manaValue,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles a small creature of an opponent for as long as it stays. */
export const glassCasket = card({
  name: 'Glass Casket',
  cost: '{1}{W}',
  type: 'Artifact',
  abilities: [exilesUntilItLeaves(all(creature, opponentControls, manaValue('at most', 3)))],
  reading: readTwice('262cd6c802'),
});
