import { all, card, creature, exilesUntilItLeaves, opponentControls, readTwice } from '../../vocabulary/index.ts';

/** Exiles a creature for as long as it stays. */
export const banisherPriest = card({
  name: 'Banisher Priest',
  cost: '{1}{W}{W}',
  type: 'Creature - Human Cleric',
  pt: '2/2',
  abilities: [exilesUntilItLeaves(all(creature, opponentControls))],
  reading: readTwice('cf8f98bfe6'),
});
