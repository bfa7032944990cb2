import {
  activated,
  card,
  cost,
  gains,
  readTwice,
  sequence,
  source,
  tapThese,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Taps itself and is indestructible for the turn. */
export const drudgeSentinel = card({
  name: 'Drudge Sentinel',
  cost: '{2}{B}',
  type: 'Creature - Skeleton Warrior',
  pt: '2/1',
  abilities: [activated(cost('{3}'), sequence(tapThese(source), untilEndOfTurn(source, gains('indestructible'))))],
  reading: readTwice('9c29e45766'),
});
