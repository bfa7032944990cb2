import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { exiledAsCost, movedFromTheStack, movingsOf, neverItself } from './law/moved-spells.ts';
import type { LawProperty } from './property.ts';

/** A second spell of the turn has storm, and its copies are there when someone answers. */
const STORM = [
  ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain'),
  ...inHand(100, 'Shock', 'Grapeshot'),
  ...permanents('opponent', 100, 'Island', 'Island'),
  card('Unsubstantiate', 'hand', 'opponent', 100),
];
const named = (name: string) => ({ kind: 'card', name }) as const;
const COPIED = [
  theyCast(named('Shock')),
  theyCast(named('Grapeshot'), { when: 'later' }),
  theyCast(named('Unsubstantiate'), { whose: 'opponent', when: 'after a pass' }),
];

/** Spells that effects return to a hand, put into a library or exile. CR 701.6a, 702.34a, 704.5e */
export const movedSpells: LawProperty = {
  kind: 'law',
  id: 'moved-spells',
  statement: 'L2',
  says: 'A spell that an effect moves from the stack does not resolve and was not countered, even one that cannot be; one cast with flashback goes to exile, and a copy ceases to exist.',
  clauses: [
    'L2/never-resolves',
    'L2/though-it-cannot-be-countered',
    'L2/is-no-countering',
    'L2/flashback-exiles-it',
    'L2/copy-ceases-to-exist',
    'L2/never-its-own-target',
    'L2/exiled-as-a-cost',
  ],
  rulings: [
    'aether-gust/7475f6afc9',
    'ertais-meddling/fc9c24a3c2',
    'nivmagus-elemental/a99e36e779',
    'venser-shaper-savant/38a05419fd',
    'venser-shaper-savant/b4c5cfe2b8',
    'venser-shaper-savant/ce2c7f7892',
  ],
  cr: ['701.6a', '608.1', '115.5', '702.34a', '704.5e', '707.10'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 95, 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Tropical Island', 'Tropical Island'),
      ...permanents('opponent', 95, 'Island', 'Island', 'Island', 'Island'),
      anyOf('cannot be countered', 'hand', 'active', 50),
      ...inHand(80, 'Shock', 'Reverberate'),
      ...inHand(50, 'Blurred Mongoose', 'Shock', 'Lightning Bolt'),
      ...permanents('active', 40, 'Nivmagus Elemental'),
      card('Inescapable Blaze', 'hand', 'active', 30),
      card('Firebolt', 'graveyard', 'active', 50),
      card('Think Twice', 'graveyard', 'active', 50),
      anyOf('copier of spells', 'hand', 'active', 30),
      card('Venser, Shaper Savant', 'hand', 'opponent', 60),
      card('Aether Gust', 'hand', 'opponent', 55),
      card('Unsubstantiate', 'hand', 'opponent', 60),
      card('Mindbreak Trap', 'hand', 'opponent', 50),
      card("Ashiok's Erasure", 'hand', 'opponent', 45),
    ],
    {
      weights: { pass: 5, cast: 30, activate: 3, play: 0, 'take back': 0 },
      bare: 92,
      corners: [STORM],
      openings: [[], COPIED],
      players: [2, 2, 2, 3],
      decisions: 44,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* neverItself(history);
  yield* exiledAsCost(history);
  for (const moving of movingsOf(history)) yield* movedFromTheStack(history, moving);
}
