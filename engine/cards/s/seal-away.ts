import {
  all,
  card,
  creature,
  exilesUntilItLeaves,
  keywords,
  opponentControls,
  readTwice,
  tapped,
} from '../../vocabulary/index.ts';

/** Exiles a tapped creature of an opponent for as long as it stays. */
export const sealAway = card({
  name: 'Seal Away',
  cost: '{1}{W}',
  type: 'Enchantment',
  abilities: [...keywords('flash'), exilesUntilItLeaves(all(tapped, creature, opponentControls))],
  reading: readTwice('61d6f7d773'),
});
