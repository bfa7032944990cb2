import { activated, card, cost, flanking, gains, readTwice, source, untilEndOfTurn } from '../../vocabulary/index.ts';

/** A flanking knight that may strike first. */
export const zhalfirinKnight = card({
  name: 'Zhalfirin Knight',
  cost: '{2}{W}',
  type: 'Creature - Human Knight',
  pt: '2/2',
  abilities: [flanking, activated(cost('{W}{W}'), untilEndOfTurn(source, gains('first strike')))],
  reading: readTwice('f69060ab19'),
});
