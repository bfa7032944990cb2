import {
  card,
  cost,
  entersWithCounters,
  isSource,
  keywords,
  mayCastFrom,
  paid,
  readTwice,
  rule,
  USUAL_TERMS,
} from '../../vocabulary/index.ts';

/** It rises from the graveyard for all colours, and larger. */
export const worldheartPhoenix = card({
  name: 'Worldheart Phoenix',
  cost: '{3}{R}',
  type: 'Creature - Phoenix',
  pt: '2/2',
  abilities: [
    ...keywords('flying'),
    rule(
      mayCastFrom('graveyard', isSource, {
        terms: { ...USUAL_TERMS, cost: { kind: 'instead', cost: cost('{W}{U}{B}{R}{G}') }, key: 'risen' },
      }),
      null,
      'graveyard',
    ),
    entersWithCounters('+1/+1', 2, paid('risen')),
  ],
  reading: readTwice('601ea2abdb'),
});
