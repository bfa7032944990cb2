import {
  all,
  alternativeCost,
  card,
  cost,
  counterIt,
  discardCost,
  does,
  inZone,
  readTwice,
  spell,
  subtype,
  targets,
} from '../../vocabulary/index.ts';

/** Counters a spell, for mana or for an Island and one card more thrown away. */
export const foil = card({
  name: 'Foil',
  cost: '{2}{U}{U}',
  type: 'Instant',
  alternativeCosts: [
    alternativeCost(
      cost(
        '',
        discardCost(all(inZone('hand'), subtype('Island')), 1, 'Island'),
        discardCost(inZone('hand'), 1, 'another'),
      ),
    ),
  ],
  spell: does(counterIt(), targets(spell)),
  reading: readTwice('9c6b5e008d'),
});
