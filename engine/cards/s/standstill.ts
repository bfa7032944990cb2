import {
  all,
  anything,
  card,
  casts,
  draw,
  eventPlayer,
  exists,
  ifThen,
  isSource,
  opponentsOf,
  readTwice,
  sacrificeThese,
  sequence,
  triggered,
  youControl,
} from '../../vocabulary/index.ts';

/** Who casts the first spell pays for it. */
export const standstill = card({
  name: 'Standstill',
  cost: '{1}{U}',
  type: 'Enchantment',
  abilities: [
    triggered(
      casts('anyone', anything),
      ifThen(exists(all(isSource, youControl)), sequence(sacrificeThese(), draw(3, opponentsOf(eventPlayer)))),
    ),
  ],
  reading: readTwice('bdfb62ae5f'),
});
