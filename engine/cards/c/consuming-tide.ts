import {
  all,
  bound,
  card,
  choose,
  does,
  draw,
  each,
  eachPlayer,
  is,
  land,
  not,
  opponents,
  readTwice,
  returnToHand,
  sequence,
  youControl,
} from '../../vocabulary/index.ts';

/** Each player keeps one nonland permanent; the rest go back to hands. */
export const consumingTide = card({
  name: 'Consuming Tide',
  cost: '{2}{U}{U}',
  type: 'Sorcery',
  spell: does(
    sequence(
      choose(all(not(land), youControl), 'kept', 1, 1, eachPlayer),
      returnToHand(each(all(not(land), not(is(bound('kept')))))),
      draw({ kind: 'withMoreInHand', of: opponents }),
    ),
  ),
  reading: readTwice('66f6717bff'),
});
