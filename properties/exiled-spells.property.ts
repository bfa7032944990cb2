import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { exiledFromTheStack } from './law/exiled-spells.ts';
import { type Finding, judged } from './law/finding.ts';
import { isMuddled, swapsOf } from './law/swaps.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

/** Spells that are exiled from the stack do not resolve, and that is no countering. CR 406.2, 701.6a */
export const exiledSpells: LawProperty = {
  kind: 'law',
  id: 'exiled-spells',
  statement: 'K6',
  says: 'A spell that is exiled from the stack does not resolve, even one that cannot be countered; what counters and exiles does nothing to that one.',
  clauses: [
    'K6/never-resolves',
    'K6/though-it-cannot-be-countered',
    'K6/counter-and-exile-does-nothing',
    'Q4/exiled-though-it-cannot-be-countered',
  ],
  rulings: [
    'knowledge-pool/f1f27e0da5',
    'spell-queller/e62d88667f',
    'mindbreak-trap/5ecf7bf7f6',
    'summary-dismissal/3d52cc5528',
    'ashioks-erasure/78514f8e7f',
    'dissipate/ce5925d7be',
  ],
  cr: ['406.2', '608.1', '701.6a', '115.1'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...permanents('anyone', 30, 'Knowledge Pool'),
      ...permanents('active', 70, 'Gilded Lotus', 'Gilded Lotus', 'Mana Confluence', 'Island'),
      ...permanents('opponent', 80, 'Island', 'Island', 'Plains', 'Mana Confluence'),
      anyOf('cannot be countered', 'hand', 'active', 90),
      ...inHand(65, 'Blurred Mongoose', 'Abrupt Decay', 'Supreme Verdict'),
      card('Dissipate', 'hand', 'opponent', 70),
      card('Spell Queller', 'hand', 'opponent', 85),
      card('Spell Queller', 'exile', 'anyone', 40),
      card('Spell Queller', 'hand', 'opponent', 50),
      anyOf('creature', 'exile', 'anyone', 30),
    ],
    {
      bare: 40,
      weights: { pass: 4, cast: 16, activate: 0.3, play: 1, 'take back': 0 },
      players: [2, 2, 3, 4],
      decisions: 36,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  if (!isMuddled(history)) yield* exiledFromTheStack(history, swapsOf(history), scenesOf(history));
}
