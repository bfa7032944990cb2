import {
  all,
  attacks,
  bound,
  card,
  creature,
  exileTop,
  FREE_TERMS,
  is,
  isSource,
  keywords,
  mayCastFrom,
  not,
  readTwice,
  rule,
  sequence,
  thisTurn,
  triggered,
} from '../../vocabulary/index.ts';

/** As she attacks, spells among the top cards can be cast for nothing this turn. */
export const narsetEnlightenedMaster = card({
  name: 'Narset, Enlightened Master',
  cost: '{3}{U}{R}{W}',
  type: 'Legendary Creature - Human Monk',
  pt: '3/2',
  abilities: [
    ...keywords('first strike', 'hexproof'),
    triggered(
      attacks(isSource),
      sequence(
        exileTop(4, 'exiled'),
        thisTurn(rule(mayCastFrom('exile', all(is(bound('exiled')), not(creature)), { terms: FREE_TERMS }))),
      ),
    ),
  ],
  reading: readTwice('6c2217ce08'),
});
