import {
  all,
  attacks,
  card,
  exists,
  gains,
  isSource,
  putCounters,
  readTwice,
  source,
  triggered,
  unless,
  untilEndOfTurn,
  withKeyword,
} from '../../vocabulary/index.ts';

/** First strike by a counter, and then twice. */
export const momentumRumbler = card({
  name: 'Momentum Rumbler',
  cost: '{3}{R}',
  type: 'Creature - Dinosaur',
  pt: '3/3',
  abilities: [
    triggered(attacks(isSource), putCounters('first strike', 1), {
      onlyIf: unless(exists(all(isSource, withKeyword('first strike')))),
    }),
    triggered(attacks(isSource), untilEndOfTurn(source, gains('double strike')), {
      onlyIf: exists(all(isSource, withKeyword('first strike'))),
    }),
  ],
  reading: readTwice('04eec0c4c3'),
});
