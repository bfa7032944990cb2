import {
  activated,
  attached,
  beginningOf,
  card,
  color,
  cost,
  equip,
  gains,
  ifThen,
  matches,
  putCounters,
  readTwice,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Hexproof for its bearer, and counters for a blue one. */
export const ringOfEvosIsle = card({
  name: 'Ring of Evos Isle',
  cost: '{2}',
  type: 'Artifact - Equipment',
  abilities: [
    activated(cost('{2}'), untilEndOfTurn(attached, gains('hexproof'))),
    triggered(beginningOf('upkeep', 'you'), ifThen(matches(attached, color('U')), putCounters('+1/+1', 1, attached))),
    equip('{1}'),
  ],
  reading: readTwice('158e6701f6'),
});
