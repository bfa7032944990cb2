import {
  alternativeCost,
  card,
  cost,
  counterUnlessPaid,
  does,
  readTwice,
  returnToHandCost,
  spell,
  subtype,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell whose controller does not pay, for mana or for an Island back in hand. */
export const daze = card({
  name: 'Daze',
  cost: '{1}{U}',
  type: 'Instant',
  alternativeCosts: [alternativeCost(cost('', returnToHandCost(subtype('Island'))))],
  spell: does(counterUnlessPaid('{1}'), targets(spell)),
  reading: readTwice('61714ffe71'),
});
