import {
  activated,
  card,
  cost,
  entersWithCounters,
  gains,
  readTwice,
  removeCountersCost,
  source,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** A counter that becomes hexproof. */
export const barkhideTroll = card({
  name: 'Barkhide Troll',
  cost: '{G}{G}',
  type: 'Creature - Troll',
  pt: '2/2',
  abilities: [
    entersWithCounters('+1/+1', 1),
    activated(cost('{1}', removeCountersCost('+1/+1')), untilEndOfTurn(source, gains('hexproof'))),
  ],
  reading: readTwice('d7a5435429'),
});
