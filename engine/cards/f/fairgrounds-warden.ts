import { all, card, creature, exilesUntilItLeaves, opponentControls, readTwice } from '../../vocabulary/index.ts';

/** Exiles a creature of an opponent for as long as it stays. */
export const fairgroundsWarden = card({
  name: 'Fairgrounds Warden',
  cost: '{2}{W}',
  type: 'Creature - Dwarf Soldier',
  pt: '1/3',
  abilities: [exilesUntilItLeaves(all(creature, opponentControls))],
  reading: readTwice('8171225c74'),
});
