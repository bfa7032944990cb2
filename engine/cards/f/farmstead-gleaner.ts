import { activated, card, cost, isSource, putCounters, readTwice, rule, untap } from '../../vocabulary/index.ts';

/** Untaps only as a cost, and grows by it. */
export const farmsteadGleaner = card({
  name: 'Farmstead Gleaner',
  cost: '{3}',
  type: 'Artifact Creature - Scarecrow',
  pt: '2/2',
  abilities: [rule({ kind: 'doesntUntap', what: isSource }), activated(cost('{2}', untap), putCounters('+1/+1', 1))],
  reading: readTwice('eb89ee78a8'),
});
