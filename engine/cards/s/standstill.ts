import {
  all,
  card,
  casts,
  draw,
  eventPlayer,
  ifThen,
  matches,
  opponentsOf,
  permanent,
  read,
  sacrificeThese,
  sequence,
  source,
  spell,
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
      casts('anyone', spell),
      ifThen(
        matches(source, all(permanent, youControl)),
        sequence(sacrificeThese(), draw(3, opponentsOf(eventPlayer))),
      ),
    ),
  ],
  reading: read('bdfb62ae5f'),
});
