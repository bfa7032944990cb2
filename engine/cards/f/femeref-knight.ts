import { activated, card, cost, flanking, gains, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A flanking knight that stays awake. */
export const femerefKnight = card({
  name: 'Femeref Knight',
  cost: '{2}{W}',
  type: 'Creature - Human Knight',
  pt: '2/2',
  abilities: [flanking, activated(cost('{W}'), untilEndOfTurn(source, gains('vigilance')))],
  reading: readTwice('6c6725d6eb'),
});
