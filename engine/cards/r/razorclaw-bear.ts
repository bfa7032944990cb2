import {
  becomesBlocked,
  card,
  isSource,
  modifyPT,
  readTwice,
  source,
  triggered,
  untilEndOfTurn,
} from '../../vocabulary/index.ts';

/** Larger by two when it is blocked. */
export const razorclawBear = card({
  name: 'Razorclaw Bear',
  cost: '{2}{G}{G}',
  type: 'Creature - Bear',
  pt: '3/3',
  abilities: [triggered(becomesBlocked(isSource), untilEndOfTurn(source, modifyPT(2, 2)))],
  reading: readTwice('82ff937bd9'),
});
