import type { CardPick, Opening } from '../generators/recipe.ts';
import type { History } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { lastValues } from './law/last-values.ts';
import { lookingBack as leaving } from './law/looking-back.ts';
import { CLAUSE } from './law/looking-back-clauses.ts';
import { CARDS } from './oracles/card-facts.ts';
import { triggersOf } from './oracles/printed-triggers.ts';
import type { LawProperty } from './property.ts';
import { scenesOf } from './reading/scenes.ts';

const having = (...kinds: readonly string[]) =>
  CARDS.filter(
    ({ name, types }) => types.includes('creature') && triggersOf(name).some(({ on }) => kinds.includes(on.kind)),
  );

/** Creatures that watch for what leaves, and those that do so of others. */
const WATCHERS = having('dies', 'leaves').map(({ name }) => name);
const OF_OTHERS = having('dies', 'leaves')
  .map(({ name }) => name)
  .filter((name) => triggersOf(name).some(({ on }) => on.kind === 'dies' && on.what.kind !== 'isSource'));
const RETURNING = WATCHERS.filter((name) =>
  triggersOf(name).some(({ keyword }) => keyword === 'persist' || keyword === 'undying'),
);
const UNEARTHED = CARDS.filter(({ abilities }) =>
  abilities.some((ability) => ability.kind === 'activated' && ability.keyword === 'unearth'),
).map(({ name }) => name);

const SWEEPERS = ['Wrath of God', 'Pyroclasm', 'Solar Tide', 'Innocent Blood'];
const REMOVAL = ['Murder', 'Terminate', 'Lightning Bolt', 'Vindicate'];

const named = (name: string): CardPick => ({ kind: 'card', name });
const sweeper: CardPick = { kind: 'one of', names: SWEEPERS };
const removal: CardPick = { kind: 'one of', names: REMOVAL };
const solemn = { target: named('Solemn Simulacrum') };
const traveler = { target: named('Doomed Traveler') };

/** At once for all, for one of which an effect speaks or for whose death another looks for a land, or as it comes. */
const OPENINGS: readonly Opening[] = [
  [theyCast(sweeper)],
  [theyCast(named('Artful Dodge'), traveler), theyCast(removal, { ...traveler, when: 'later' })],
  [theyCast(named("Assassin's Trophy"), solemn)],
  [theyCast(removal, { target: named('Hangarback Walker') })],
  [theyCast(named("Jeleva, Nephalia's Scourge")), theyCast(removal, { target: 0, when: 'later' })],
  [theyCast(named('Clone')), theyCast(removal, { target: 0, when: 'later' })],
];

/** What triggers on leaving sees the moment before. CR 603.10a, 608.2h, 704.3 */
export const lookingBack: LawProperty = {
  kind: 'law',
  id: 'looking-back',
  statement: 'looking-back',
  says: 'What triggers as permanents leave the battlefield is what was there just before, on what they were just before; what comes later saw nothing, and what a source last had still counts.',
  clauses: Object.values(CLAUSE),
  rulings: [],
  cr: ['603.10a', '603.6c', '603.3', '608.2h', '702.79a', '702.93a', '702.84a', '704.3', '610.3'],
  observe: ['battlefield', 'stack', 'zones', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      ...manyLands('active'),
      oneOf(OF_OTHERS, 'battlefield', 'anyone', 95),
      oneOf(OF_OTHERS, 'battlefield', 'anyone', 60),
      oneOf(WATCHERS, 'battlefield', 'anyone', 60),
      oneOf(RETURNING, 'battlefield', 'anyone', 60),
      ...permanents('active', 50, 'Doomed Traveler'),
      ...permanents('next', 40, 'Solemn Simulacrum'),
      ...permanents('active', 25, 'Nightmare Shepherd'),
      ...permanents('anyone', 15, 'Humility'),
      ...permanents('anyone', 25, 'Living Lands', 'Energy Field'),
      oneOf(SWEEPERS, 'hand', 'active', 90),
      oneOf(REMOVAL, 'hand', 'active', 90),
      oneOf(REMOVAL, 'hand', 'active', 70),
      ...inHand(40, 'Unsummon', 'Clone'),
      ...inHand(50, 'Victimize', 'Artful Dodge', "Assassin's Trophy"),
      oneOf(UNEARTHED, 'graveyard', 'active', 60),
      oneOf(OF_OTHERS, 'graveyard', 'active', 60),
      anyOf('creature', 'graveyard', 'active', 50),
    ],
    {
      corners: littleBoards(),
      openings: OPENINGS,
      bare: 50,
      weights: { pass: 2, cast: 12, activate: 5, play: 1, 'take back': 0 },
      decisions: 28,
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  yield* leaving(history, scenes);
  yield* lastValues(history, scenes);
}

function littleBoards() {
  const lands = manyLands('active');
  const theirs = oneOf(OF_OTHERS, 'battlefield', 'next', 100);
  const mine = oneOf(OF_OTHERS, 'battlefield', 'active', 100);
  const kill = oneOf(REMOVAL, 'hand', 'active', 100);
  return [
    [...lands, theirs, ...inHand(100, 'Banisher Priest'), kill],
    [...lands, mine, ...inHand(100, 'Victimize'), ...twice(oneOf(OF_OTHERS, 'graveyard', 'active', 100))],
    [...lands, ...permanents('anyone', 100, 'Energy Field'), ...inHand(100, 'Disenchant', 'Vindicate')],
    [
      ...lands,
      ...twice(oneOf(UNEARTHED, 'graveyard', 'active', 100)),
      ...twice(card('Unsummon', 'hand', 'active', 100)),
    ],
    [
      ...lands,
      ...permanents('active', 100, 'Elenda, the Dusk Rose', 'Hangarback Walker', 'Conclave Mentor'),
      kill,
      kill,
    ],
    [...lands, ...permanents('active', 100, 'Doomed Traveler'), ...inHand(100, 'Artful Dodge'), kill],
    [...lands, ...permanents('active', 100, 'Living Plane'), mine, ...inHand(100, 'Wrath of God', 'Pyroclasm')],
    [...lands, ...permanents('anyone', 100, 'Humility'), mine, theirs, ...inHand(100, 'Wrath of God')],
    [
      ...lands,
      theirs,
      ...twice(card('Solemn Simulacrum', 'battlefield', 'next', 100)),
      ...inHand(100, "Assassin's Trophy"),
      mine,
    ],
    [...lands, theirs, mine, oneOf(['Wrath of God', 'Innocent Blood'], 'hand', 'active', 100)],
    [
      ...lands,
      ...inHand(100, "Jeleva, Nephalia's Scourge"),
      kill,
      ...twice(anyOf('creature', 'library', 'active', 100)),
    ],
    [...lands, ...permanents('active', 100, 'Nightmare Shepherd', 'Grizzly Bears'), ...inHand(100, 'Clone'), kill],
  ];
}

function twice<Item>(item: Item): readonly Item[] {
  return [item, item];
}
