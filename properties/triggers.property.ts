import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { activationWatchers } from './law/activation-watchers.ts';
import { type Finding, judged } from './law/finding.ts';
import { interveningIfs } from './law/intervening-ifs.ts';
import { ownEntering } from './law/own-entering.ts';
import { CLAUSE } from './law/triggers-clauses.ts';
import { CARDS } from './oracles/card-facts.ts';
import { triggersOf } from './oracles/printed-triggers.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const withIf = (kind: string) =>
  CARDS.filter(({ name }) =>
    triggersOf(name).some(({ on, onlyIf, zone }) => onlyIf !== null && on.kind === kind && zone === 'battlefield'),
  ).map(({ name }) => name);

/** Cards that ask something as a step begins, and creatures that ask for another permanent as they enter. */
const AT_STEPS = withIf('step');
const ENTERING = ["Dwynen's Elite", 'Rhox Meditant', 'Sedraxis Alchemist', 'Lagonna-Band Elder', 'Duergar Hedge-Mage'];
const ASKED_FOR = ['Llanowar Elves', 'Glorious Anthem', 'Coral Merfolk'];
const REMOVAL = ['Murder', 'Shock', 'Disenchant', 'Unsummon', 'Vindicate'];
const USED = ["Ashnod's Altar", 'Sol Ring', 'Basalt Monolith', 'Icy Manipulator'];
const STRONG = ['Craw Wurm', 'Serra Angel', 'Felidar Sovereign'];

const named = (name: string): CardPick => ({ kind: 'card', name });
const removal: CardPick = { kind: 'one of', names: REMOVAL };
const entering: CardPick = { kind: 'one of', names: ENTERING };
const askedFor: CardPick = { kind: 'one of', names: ASKED_FOR };

/** Something enters, and what it asks for goes before it has its answer. */
const OPENINGS: readonly Opening[] = [
  [theyCast(entering)],
  [theyCast(entering), theyCast(removal, { target: askedFor, when: 'after a pass' })],
  [theyCast(removal, { target: askedFor }), theyCast(entering, { when: 'later' })],
  [theyCast(named('Artifact Possession'), { target: { kind: 'one of', names: USED } })],
  [theyCast(named('Sedraxis Alchemist')), theyCast(removal, { target: named('Coral Merfolk'), when: 'after a pass' })],
];

/** What triggers, when, how often, and what it does. CR 603 */
export const triggers: LawProperty = {
  kind: 'law',
  id: 'triggers',
  statement: 'triggers',
  says: 'An "if" right after what an ability triggers on is asked as that happens and again as the ability resolves; what watches for its own entering, or for abilities being activated, triggers on that and on nothing else.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['602.2', '603.2', '603.4', '605.3', '608.2a', '608.2b'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 1,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(AT_STEPS, 'battlefield', 'next', 70),
      oneOf(AT_STEPS, 'battlefield', 'anyone', 40),
      oneOf(STRONG, 'battlefield', 'next', 60),
      oneOf(ASKED_FOR, 'battlefield', 'active', 60),
      oneOf(ASKED_FOR, 'battlefield', 'active', 30),
      oneOf(ENTERING, 'hand', 'active', 90),
      oneOf(ENTERING, 'hand', 'active', 40),
      oneOf(REMOVAL, 'hand', 'active', 90),
      oneOf(REMOVAL, 'hand', 'active', 60),
      ...inHand(50, 'Coiling Oracle', 'Artifact Possession'),
      oneOf(USED, 'battlefield', 'active', 60),
    ],
    {
      corners: littleBoards(),
      openings: OPENINGS,
      bare: 60,
      weights: { pass: 6, cast: 6, activate: 3, play: 2, 'take back': 0 },
      decisions: 30,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* interveningIfs(history, scenes);
  yield* ownEntering(history, scenes);
  yield* activationWatchers(history, scenes);
}

function littleBoards() {
  const lands = manyLands('active', 1);
  const kill = oneOf(REMOVAL, 'hand', 'active', 100);
  const theirs = oneOf(AT_STEPS, 'battlefield', 'next', 100);
  return [
    [theirs, oneOf(STRONG, 'battlefield', 'next', 60), ...lands, kill],
    [theirs, ...permanents('next', 60, 'Craw Wurm', 'Plains', 'Plains'), ...lands, kill],
    [card('Colossal Majesty', 'battlefield', 'next', 100), oneOf(STRONG, 'battlefield', 'next', 90), ...lands, kill],
    [card('Barren Glory', 'battlefield', 'next', 100), ...permanents('active', 100, 'Forbidden Orchard')],
    [
      ...permanents('next', 100, 'Hixus, Prison Warden'),
      oneOf(STRONG, 'battlefield', 'active', 100),
      oneOf(STRONG, 'battlefield', 'active', 60),
    ],
    [
      ...permanents('next', 100, 'Plains', 'Plains', 'Plains', 'Plains', 'Plains'),
      card('Hixus, Prison Warden', 'hand', 'next', 100),
      oneOf(STRONG, 'battlefield', 'active', 100),
    ],
    [
      ...lands,
      ...inHand(100, 'Coiling Oracle', 'Elvish Visionary'),
      ...twice(card('Forest', 'library', 'active', 100)),
    ],
    [
      ...lands,
      oneOf(USED, 'battlefield', 'active', 100),
      ...inHand(100, 'Artifact Possession'),
      ...permanents('active', 100, 'Grizzly Bears'),
    ],
    [...lands, ...inHand(100, 'Sedraxis Alchemist', 'Murder'), ...permanents('active', 100, 'Coral Merfolk')],
    [...lands, ...inHand(100, 'Sedraxis Alchemist', 'Unsummon'), ...permanents('active', 100, 'Coral Merfolk')],
  ];
}

function twice<Item>(item: Item): readonly Item[] {
  return [item, item];
}
