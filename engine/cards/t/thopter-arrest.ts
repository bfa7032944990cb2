import {
  all,
  any,
  artifact,
  card,
  creature,
  exilesUntilItLeaves,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles an artifact or creature of an opponent for as long as it stays. */
export const thopterArrest = card({
  name: 'Thopter Arrest',
  cost: '{2}{W}',
  type: 'Enchantment',
  abilities: [exilesUntilItLeaves(all(any(artifact, creature), opponentControls))],
  reading: readTwice('e545d1977a'),
});
