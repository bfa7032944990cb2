import {
  activePlayer,
  all,
  beginningOf,
  bound,
  card,
  choose,
  land,
  readTwice,
  rule,
  sequence,
  triggered,
  untapThese,
} from '../../vocabulary/index.ts';

/** Lands untap one by one, in the upkeep. */
export const risingWaters = card({
  name: 'Rising Waters',
  cost: '{3}{U}',
  type: 'Enchantment',
  abilities: [
    rule({ kind: 'doesntUntap', what: land }),
    triggered(
      beginningOf('upkeep', 'anyone'),
      sequence(
        choose(all(land, { kind: 'controlledBy', who: 'active player' }), 'chosen', 1, 1, activePlayer),
        untapThese(bound('chosen')),
      ),
    ),
  ],
  reading: readTwice('8fd664c094'),
});
