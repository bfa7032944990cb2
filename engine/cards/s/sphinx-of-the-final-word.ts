import {
  all,
  any,
  cantBeCountered,
  card,
  instant,
  keywords,
  readTwice,
  rule,
  sorcery,
  youControl,
} from '../../vocabulary/index.ts';

/** Neither it nor instants and sorceries of its controller can be countered. */
export const sphinxOfTheFinalWord = card({
  name: 'Sphinx of the Final Word',
  cost: '{5}{U}{U}',
  type: 'Creature - Sphinx',
  pt: '5/5',
  abilities: [
    cantBeCountered,
    ...keywords('flying', 'hexproof'),
    rule({ kind: 'cantBeCountered', what: all(any(instant, sorcery), youControl) }),
  ],
  reading: readTwice('fe12384379'),
});
