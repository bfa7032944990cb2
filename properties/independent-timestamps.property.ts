import type { BoardCard, Case, History } from '../protocol/index.ts';
import { anyOf, cases, oneOf, permanents } from './cases.ts';
import { type Finding, judged } from './law/finding.ts';
import { asTheyAre, sameGames } from './law/same-games.ts';
import { CARDS, type CardRecord, cardNamed, kindsIn } from './oracles/card-facts.ts';
import { commute, layersOf } from './oracles/layer-parts.ts';
import type { RelationProperty } from './property.ts';

const SAME = 'independent-timestamps/same-game';

/** What attaches later, or takes its turn among others of one moment. */
const OTHER_TIMES = ['continuous', 'becomeCopy', 'attach', 'rule', 'replacement', 'tappedForMana', 'manaAdded'];

/** Permanents that can change places: their own effects have timestamps, and nothing else about them does. */
const TIMED = CARDS.filter(isMovable);
const SETTERS = TIMED.filter((record) => layersOf(record).has('7b')).map(({ name }) => name);
const CHANGERS = TIMED.filter((record) => layersOf(record).has('4')).map(({ name }) => name);
const GRANTERS = TIMED.filter((record) => layersOf(record).has('6')).map(({ name }) => name);
const MODIFIERS = TIMED.filter((record) => layersOf(record).has('7c')).map(({ name }) => name);

/** Effects of different layers, and those of one that add up, come to the same in any order. CR 613.1, 613.7 */
export const independentTimestamps: RelationProperty = {
  kind: 'relation',
  id: 'independent-timestamps',
  statement: 'independent-timestamps',
  says: 'Which of two permanents is older makes no difference where their continuous effects apply in different layers, or only add to power and toughness.',
  clauses: [SAME],
  rulings: [],
  cr: ['613.1', '613.4', '613.7'],
  observe: ['battlefield', 'zones', 'stack', 'options', 'pools'],
  level: 2,
  cases: cases(
    [
      oneOf(SETTERS, 'battlefield', 'anyone', 70),
      oneOf(MODIFIERS, 'battlefield', 'anyone', 90),
      oneOf(MODIFIERS, 'battlefield', 'active', 60),
      oneOf(CHANGERS, 'battlefield', 'anyone', 50),
      oneOf(GRANTERS, 'battlefield', 'anyone', 40),
      anyOf('creature', 'battlefield', 'active', 95),
      anyOf('creature', 'battlefield', 'anyone', 90),
      anyOf('creature', 'hand', 'active', 60),
      anyOf('removal', 'hand', 'active', 40),
    ],
    {
      weights: { pass: 5, cast: 6, activate: 3, play: 4, 'take back': 0 },
      decisions: 12,
      corners: [
        [
          ...permanents('active', 60, 'Blood Moon', 'Magus of the Moon'),
          ...permanents('active', 70, 'Chromatic Lantern', 'Joiner Adept'),
          ...permanents('active', 90, 'Tundra', 'Bayou'),
        ],
      ],
    },
  ),
  transform: (first) => exchanged(first),
  relate: judged(findings),
};

/** The first two permanents that can change places, exchanged; null where there are none. */
function exchanged(first: Case): Case | null {
  if (first.start.kind !== 'board') return null;
  const { board } = first.start;
  const places = exchangeable(board.cards);
  if (places === null) return null;
  const [one, other] = places;
  const cards = board.cards.map((card, at) => board.cards[at === one ? other : at === other ? one : at] ?? card);
  return { ...first, start: { kind: 'board', board: { ...board, cards } } };
}

/** What lies between the two in time has to commute with both. */
function exchangeable(cards: readonly BoardCard[]): readonly [number, number] | null {
  const timed = cards.flatMap((card, at) => (card.zone === 'battlefield' && isTimed(card) ? [{ card, at }] : []));
  for (const [index, one] of timed.entries()) {
    for (const [further, other] of timed.entries()) {
      if (further <= index || !isFree(one.card) || !isFree(other.card) || !commuting(one.card, other.card)) continue;
      const between = timed.slice(index + 1, further);
      if (between.every(({ card }) => commuting(card, one.card) && commuting(card, other.card)))
        return [one.at, other.at];
    }
  }
  return null;
}

function commuting(one: BoardCard, other: BoardCard): boolean {
  const [left, right] = [cardNamed(one.name), cardNamed(other.name)];
  return left !== null && right !== null && one.name !== other.name && commute(left, right);
}

/** Whether anything about it has a timestamp that counts; what is not known may. */
function isTimed({ name, attachedTo }: BoardCard): boolean {
  const record = cardNamed(name);
  return record === null || attachedTo !== null || layersOf(record).size > 0 || hasOtherTime(record);
}

function isFree({ name, attachedTo }: BoardCard): boolean {
  const record = cardNamed(name);
  return record !== null && attachedTo === null && isMovable(record);
}

function isMovable(record: CardRecord): boolean {
  return layersOf(record).size > 0 && !hasOtherTime(record);
}

/** It attaches, or takes its turn among others of one moment. */
function hasOtherTime({ abilities, subtypes, supertypes }: CardRecord): boolean {
  const attaches = subtypes.includes('Aura') || subtypes.includes('Equipment');
  const kinds = kindsIn(abilities);
  return attaches || supertypes.includes('world') || OTHER_TIMES.some((kind) => kinds.has(kind));
}

function findings(first: History, second: History): Iterable<Finding> {
  return sameGames(first.steps, asTheyAre(second), {
    questions: SAME,
    views: SAME,
    cr: '613.7',
    whatever: 'whichever of the two is older',
    shape: shapeOf(first),
    compared: { order: 'does not count', without: [] },
  });
}

/** Which two, and in which layers their effects are. */
function shapeOf({ start }: History): string {
  if (start.kind !== 'board') return 'decks';
  const { cards } = start.board;
  const names = (exchangeable(cards) ?? []).flatMap((at) => cards[at]?.name ?? []);
  return names.map((name) => `${name} ${layersIn(name)}`).join(' | ');
}

function layersIn(name: string): string {
  const record = cardNamed(name);
  return record === null ? '' : [...layersOf(record)].sort().join(', ');
}
