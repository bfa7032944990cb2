import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { copiedPermanents } from './law/copies.ts';
import { CLAUSE } from './law/copies-clauses.ts';
import { type Finding, judged } from './law/finding.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const CLONES = ['Clone', 'Stunt Double', 'Evil Twin', 'Phyrexian Metamorph', 'Altered Ego', 'Progenitor Mimic'];
const named = (name: string): CardPick => ({ kind: 'card', name });
const clone: CardPick = { kind: 'one of', names: CLONES };

const OPENINGS: readonly Opening[] = [
  [theyCast(named('Phyrexian Metamorph')), theyCast(named('Rite of Replication'), { target: 0, when: 'later' })],
  [theyCast(named('Phyrexian Metamorph')), theyCast(named('Rite of Replication'), { target: 0, when: 'later' })],
  [theyCast(named('Phyrexian Metamorph')), theyCast(named('Rite of Replication'), { target: 0, when: 'later' })],
  [theyCast(named('Primal Clay')), theyCast(clone, { when: 'later' })],
  [theyCast(named('Primal Clay')), theyCast(named('Mirrorweave'), { target: 0, when: 'later' })],
  [theyCast(named('Rite of Replication'))],
  [theyCast(named('Victimize'))],
  [theyCast(named('Primal Clay')), theyCast(named('Mirrorweave'), { target: 0, when: 'later' })],
];

/** Copies of permanents: as they enter, as tokens, and as effects make them. CR 707 */
export const copies: LawProperty = {
  kind: 'law',
  id: 'copies',
  statement: 'copies',
  says: 'A copy is what it copies, with what that was given as a copy or chose to be, and with nothing that counters and effects made of it; what enters copies only what was there.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['707.2', '707.3', '707.5', '208.2b', '614.12', '614.12a', '616.1c'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(CLONES, 'hand', 'active', 95),
      oneOf(CLONES, 'hand', 'active', 60),
      ...inHand(60, 'Phyrexian Metamorph'),
      ...inHand(60, 'Primal Clay', 'Mirrorweave', 'Rite of Replication', 'Victimize'),
      anyOf('creature', 'battlefield', 'anyone', 90),
      oneOf(['Mortician Beetle', 'Slaughter Specialist', 'Fume Spitter', 'Quirion Dryad'], 'battlefield', 'anyone', 70),
      ...permanents('active', 15, 'Essence of the Wild'),
      oneOf(CLONES, 'graveyard', 'active', 60),
      anyOf('creature', 'graveyard', 'active', 60),
    ],
    {
      corners: littleBoards(),
      openings: OPENINGS,
      bare: 60,
      weights: { pass: 2, cast: 12, activate: 1, play: 1, 'take back': 0 },
      decisions: 22,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* copiedPermanents(history, scenesOf(history));
}

function littleBoards() {
  const lands = manyLands('active');
  const lying = ['Clone', 'Grizzly Bears'].map((name) => card(name, 'graveyard', 'active', 100));
  const together = [...inHand(100, 'Victimize'), ...lying];
  return [
    [
      ...lands,
      ...permanents('active', 100, 'Essence of the Wild', 'Grizzly Bears'),
      ...inHand(100, 'Rite of Replication'),
    ],
    [...lands, ...permanents('active', 100, 'Grizzly Bears'), ...inHand(100, 'Primal Clay', 'Mirrorweave')],
    [...lands, ...inHand(100, 'Primal Clay', 'Clone', 'Stunt Double')],
    [...lands, ...permanents('anyone', 100, 'Mortician Beetle', 'Slaughter Specialist'), ...inHand(100, 'Clone')],
    [...lands, ...permanents('active', 100, 'Hill Giant', 'Craw Wurm'), ...together],
    [
      ...lands,
      ...permanents('active', 100, 'Hill Giant'),
      ...inHand(100, 'Phyrexian Metamorph', 'Rite of Replication', 'Clone'),
    ],
  ];
}
