import {
  all,
  card,
  creature,
  exilesUntilItLeaves,
  keywords,
  opponentControls,
  readTwice,
} from '../../vocabulary/index.ts';

/** Exiles a creature of an opponent for as long as it stays, at instant speed. */
export const stasisSnare = card({
  name: 'Stasis Snare',
  cost: '{1}{W}{W}',
  type: 'Enchantment',
  abilities: [...keywords('flash'), exilesUntilItLeaves(all(creature, opponentControls))],
  reading: readTwice('ad2864aee9'),
});
