import {
  card,
  compare,
  count,
  destroy,
  does,
  each,
  isSource,
  land,
  not,
  readTwice,
  rule,
} from '../../vocabulary/index.ts';

/** Destroys all that is no land, cheaper where there is much. */
export const hourOfRevelation = card({
  name: 'Hour of Revelation',
  cost: '{3}{W}{W}{W}',
  type: 'Sorcery',
  abilities: [
    rule(
      { kind: 'spellCost', what: isSource, by: 'anyone', generic: -3 },
      compare(count(not(land)), 'at least', 10),
      'stack',
    ),
  ],
  spell: does(destroy(each(not(land)))),
  reading: readTwice('f0a723622a'),
});
