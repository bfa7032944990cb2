import { cases, manyLands, oneOf, permanents } from './cases.ts';
import { judged } from './law/finding.ts';
import { CLAUSE, risenTokens } from './law/risen-tokens.ts';
import type { LawProperty } from './property.ts';

const RISING = [
  ...['Sacred Cat', 'Anointer Priest', 'Angel of Sanctions'],
  ...['Adorned Pouncer', 'Champion of Wits', 'Steadfast Sentinel'],
];

/** Embalm and eternalize. CR 702.128, 702.129 */
export const risen: LawProperty = {
  kind: 'law',
  id: 'risen-tokens',
  statement: 'risen-tokens',
  says: 'A token that a card in a graveyard makes in its place is like the card but for what the ability says: its colour, one more type, its size, and no mana cost.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['702.128a', '702.129a', '707.9'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      ...permanents('active', 80, 'Plains'),
      oneOf(RISING, 'graveyard', 'active', 95),
      oneOf(RISING, 'graveyard', 'active', 80),
      oneOf(RISING, 'graveyard', 'active', 50),
      ...permanents('anyone', 30, 'Hill Giant'),
    ],
    { bare: 95, weights: { pass: 1, cast: 1, activate: 10, play: 1, 'take back': 0 }, decisions: 40 },
  ),
  law: judged(risenTokens),
};
