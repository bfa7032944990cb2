import type { Opening } from '../generators/index.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents, theyCast } from './cases.ts';
import { countered } from './law/countered-spells.ts';
import { counteringWatchers } from './law/countering-watchers.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { counteringsOf } from './reading/counterings.ts';

/** A spell that cannot be countered once X is large enough. */
const BY_ITS_X: Opening = [
  theyCast({ kind: 'card', name: 'Banefire' }),
  theyCast({ kind: 'card', name: 'Counterspell' }, { whose: 'opponent', target: 0 }),
];

/** The trigger of a spell that cannot be countered. */
const ITS_TRIGGER: Opening = [
  theyCast({ kind: 'card', name: 'Bloodbraid Elf' }),
  theyCast({ kind: 'card', name: 'Stifle' }, { whose: 'opponent' }),
];

/** What becomes of a spell that is countered, and of one that cannot be. CR 701.6a, 614.15, 702.34a, 101.2 */
export const counteredSpells: LawProperty = {
  kind: 'law',
  id: 'countered-spells',
  statement: 'L1',
  says: 'A countered spell goes straight from the stack to where the effect says, or to exile if it was cast with flashback; one that cannot be countered stays, and what else the effect says is done.',
  clauses: [
    'L1/removed-and-does-nothing',
    'L1/where-the-effect-says',
    'L1/flashback-exiles-it',
    'L1/exiled-with-counters',
    'L1/uncounterable-stays',
    'L1/the-rest-happens',
    'L1/abilities-are-no-spells',
    'L1/told-to-whoever-cast-it',
  ],
  rulings: [
    'delay/35939d385d',
    'desertion/3ce74f0344',
    'desertion/b3a84b631f',
    'dissipate/6c7ad01cf2',
    'mana-drain/769f8f4c01',
    'memory-lapse/2a9a27ba44',
    'mistcutter-hydra/66c0c08d6e',
    'remand/0f9a309361',
    'remand/5d37c0b90f',
    'absorb/b99544940a',
    'no-escape/6427b06bb3',
    'rhythm-of-the-wild/f276f11237',
    'sphinx-of-the-final-word/fc20622479',
  ],
  cr: ['113.7a', '701.6a', '608.2c', '614.6', '614.15', '702.34a', '101.2'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents('active', 92, 'Mountain', 'Mountain', 'Tropical Island', 'Tropical Island', 'Tropical Island'),
      ...permanents('active', 70, 'Mountain', 'Mountain', 'Mountain'),
      ...permanents('opponent', 95, 'Island', 'Island', 'Island', 'Island'),
      ...permanents('anyone', 20, 'Rest in Peace'),
      anyOf('cannot be countered', 'hand', 'active', 60),
      ...inHand(55, 'Shock', 'Blurred Mongoose'),
      anyOf('creature', 'hand', 'active', 50),
      card('Banefire', 'hand', 'active', 25),
      card('Counterspell', 'hand', 'opponent', 30),
      card('Bloodbraid Elf', 'hand', 'active', 30),
      card('Firebolt', 'graveyard', 'active', 45),
      card('Think Twice', 'graveyard', 'active', 50),
      ...permanents('active', 25, "Gaea's Herald", 'Prodigal Sorcerer'),
      ...permanents('anyone', 30, "Multani's Presence"),
      card('Reverberate', 'hand', 'active', 30),
      card('Stifle', 'hand', 'opponent', 40),
      card('Dismiss', 'hand', 'opponent', 30),
      card('Remand', 'hand', 'opponent', 65),
      card('Memory Lapse', 'hand', 'opponent', 45),
      card('Dissipate', 'hand', 'opponent', 40),
      card('Delay', 'hand', 'opponent', 40),
      anyOf('counterspell', 'hand', 'opponent', 60),
    ],
    {
      weights: { pass: 2, cast: 36, activate: 0.5, play: 0, 'take back': 0 },
      bare: 92,
      players: [2, 2, 2, 3],
      decisions: 40,
      openings: [[], [], [], [], BY_ITS_X, ITS_TRIGGER],
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* counteringWatchers(history);
  for (const countering of counteringsOf(history)) yield* countered(history, countering);
}
