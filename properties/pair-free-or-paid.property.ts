import type { Board, BoardCard, Case, ChoiceEntry, History, Question, StackView } from '../protocol/index.ts';
import { anyOf, card, cases, manyLands, oneOf, permanents, theyCast } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { asksForX, due, type FreeCast, freeCastsOf, paid } from './law/free-casts.ts';
import { changed, secondGame } from './law/second-game.ts';
import { isMuddled } from './law/swaps.ts';
import { CARDS, cardNamed, type CardRecord, holdsNode, LAND_TYPE_MANA, recordHas } from './oracles/card-facts.ts';
import { changesCosts, manaFor } from './oracles/entering-x.ts';
import { valueWithX } from './oracles/freeing.ts';
import type { AdditionalCost } from './oracles/paid-costs.ts';
import type { RelationProperty } from './property.ts';
import { type CastSpell, castsOf } from './reading/casts.ts';
import { scriptOf } from './reading/script-of.ts';

const ZERO = 'K1/free-is-zero-where-paid-is-chosen';
const CHOSEN = 'K1/paid-is-chosen-where-free-is-zero';
const OTHER = 'K10/another-cost-only-where-it-is-paid';
const BESIDES = 'K3/costs-besides-either-way';

const MATTERS = CARDS.filter((record) => record.manaCost !== null && makesADifference(record)).map(({ name }) => name);
const FOR_NOTHING = CARDS.filter((record) => {
  const plain = record.spell === null && !record.subtypes.includes('Aura') && !record.types.includes('land');
  return plain && record.manaCost !== null && record.manaCost.x === 0 && valueWithX(record, 0) <= 1;
}).map(({ name }) => name);

/** The same card is cast without paying its mana cost, and for a cost. CR 107.3a-b, 118.8, 118.9 */
export const pairFreeOrPaid: RelationProperty = {
  kind: 'relation',
  id: 'pair-free-or-paid',
  statement: 'K1',
  says: 'Of the same card, cast without paying its mana cost and cast for a cost: X is 0 in the one and chosen and paid in the other, an alternative cost is paid only in the other, and what has to be paid besides is paid in both.',
  clauses: [ZERO, CHOSEN, OTHER, BESIDES],
  rulings: ['omniscience/23f57c8884', 'knowledge-pool/77f0270e17', 'knowledge-pool/1da31525d5'],
  cr: ['107.3a', '107.3b', '118.8', '118.9a', '601.2b'],
  observe: ['battlefield', 'stack', 'zones', 'pools', 'options', 'events'],
  level: 2,
  cases: cases(
    [
      oneOf(['Knowledge Pool', 'Omniscience'], 'battlefield', 'active', 99),
      ...manyLands('active'),
      ...permanents('active', 60, 'Grizzly Bears', 'Memnite'),
      oneOf(MATTERS, 'exile', 'active', 90),
      oneOf(MATTERS, 'exile', 'active', 70),
      oneOf(MATTERS, 'hand', 'active', 90),
      anyOf('has {X} in its mana cost', 'exile', 'active', 70),
      anyOf('has {X} in its mana cost', 'hand', 'active', 90),
      anyOf('mandatory additional cost', 'exile', 'active', 50),
      anyOf('mandatory additional cost', 'hand', 'active', 50),
      card('Aether Tide', 'exile', 'active', 25),
      oneOf(FOR_NOTHING, 'hand', 'active', 99),
      oneOf(FOR_NOTHING, 'hand', 'active', 80),
    ],
    {
      bare: 80,
      weights: { pass: 6, cast: 20, activate: 0.2, play: 0, 'take back': 0 },
      decisions: 26,
      openings: [[theyCast({ kind: 'one of', names: FOR_NOTHING })], [theyCast({ kind: 'one of', names: MATTERS })]],
    },
  ),
  transform: otherGame,
  relate: judged(findings),
};

/** X, another cost, or a cost besides that is not X. */
function makesADifference({ manaCost, additionalCosts, alternativeCosts, types }: CardRecord): boolean {
  const besides = additionalCosts.some((each) => !each.optional && !asksForX(each));
  return !types.includes('land') && ((manaCost?.x ?? 0) > 0 || besides || alternativeCosts.some(isAlwaysOpen));
}

/** A spell of the player whose turn it is that makes a difference, cast when it could have been cast from hand. */
function subjectOf(history: History): FreeCast | null {
  if (history.start.kind !== 'board' || isMuddled(history)) return null;
  const { active, cards } = history.start.board;
  const free = freeCastsOf(history).filter((cast) => isFitting(history, cast, active));
  const dear = paidCasts(history).filter((cast) => isFitting(history, cast, active) && couldBeFree(history, cast));
  return [...free, ...dear].find(({ spell }) => cards.some(({ id }) => id === spell.ref)) ?? null;
}

function isFitting({ steps }: History, { spell, player, record, before }: FreeCast, active: number): boolean {
  const view = steps[before]?.view;
  const main = view?.step === 'precombat main' || view?.step === 'postcombat main';
  const timely = view?.active === active && (main || record.types.includes('instant'));
  return spell.card && spell.owner === player && player === active && timely && makesADifference(record);
}

/** Spells that were cast from hand for a cost. */
function paidCasts(history: History): readonly FreeCast[] {
  return castsOf(history).flatMap((cast): FreeCast[] => {
    const record = cardNamed(cast.spell.name);
    if (record === null || cast.from !== 'hand' || isFree(cast) || !isOfTheCard(record, cast.spell)) return [];
    return [{ ...cast, record, offer: null, anew: false }];
  });
}

/** Whether all that was paid for it is a cost of the card itself. */
function isOfTheCard({ additionalCosts, alternativeCosts }: CardRecord, { paid: keys }: StackView): boolean {
  return keys.every((key) => [...additionalCosts, ...alternativeCosts].some((cost) => cost.key === key));
}

const isFree = ({ spell, during }: CastSpell) => spell.paid.includes('without paying') || during !== null;

/** Whether something let its player cast it without paying as well. */
function couldBeFree({ steps }: History, { spell, before, at }: FreeCast): boolean {
  return steps
    .slice(before + 1, at)
    .some(({ question }) => question?.source === spell.ref && question.options.includes('without paying'));
}

/** The card is cast from hand, for a cost where it was free, and free where it was paid for. */
function otherGame(first: Case, history: History): Case | null {
  const subject = subjectOf(history);
  const view = history.steps[subject?.before ?? 0]?.view;
  if (first.start.kind !== 'board' || subject === null || view === undefined) return null;
  const { board } = first.start;
  const { ref } = subject.spell;
  const isNow = isFree(subject);
  const { turn, step } = view;
  const script = isNow ? [] : scriptOf(history, subject.before);
  const choices = isNow ? choicesFor(subject, board) : [wayFor(subject, 'without paying')];
  const after = { turn, step, stack: isNow ? 0 : view.stack.length };
  const action = { kind: 'action', player: subject.player, action: `cast ${ref}`, after, choices } as const;
  const inHand: Partial<BoardCard> = { zone: 'hand', exiledWith: null, counters: {} };
  return secondGame(
    first,
    isNow ? changed(board, { [ref]: inHand }) : board,
    [...script, action],
    isNow ? 12 : subject.before,
  );
}

function wayFor({ spell, player }: FreeCast, option: string): ChoiceEntry {
  const answer = { kind: 'pick', picks: [option] } as const;
  return { kind: 'choice', player, question: 'value', purpose: 'alternative cost', source: spell.ref, answer };
}

function choicesFor(free: FreeCast, { cards }: Board): readonly ChoiceEntry[] {
  const other = free.record.alternativeCosts.find(isAlwaysOpen);
  const { player, spell } = free;
  const answer = { kind: 'number', value: 1 + (cards.length % 2) } as const;
  return [
    wayFor(free, other?.key ?? 'mana cost'),
    { kind: 'choice', player, question: 'number', purpose: 'X', source: spell.ref, answer },
  ];
}

/** Whether nothing but what it costs limits when it can be paid. */
function isAlwaysOpen({ onlyIf }: CardRecord['alternativeCosts'][number]): boolean {
  return onlyIf === null;
}

function* findings(first: History, second: History): Generator<Finding> {
  const one = subjectOf(first);
  if (one === null || isMuddled(second)) return;
  const others = isFree(one) ? paidCasts(second) : freeCastsOf(second).filter(isFree);
  const other = others.find(({ spell, from }) => spell.ref === one.spell.ref && from === 'hand');
  if (other === undefined) return;
  const [free, dear] = isFree(one) ? [one, other] : [other, one];
  const [freeGame, dearGame] = isFree(one) ? [first, second] : [second, first];
  const pair: Pair = { free, dear, freeGame, dearGame, at: other.at };
  yield* valueOfX(pair);
  yield* otherCosts(pair);
  yield* besides(pair);
}

interface Pair {
  readonly free: FreeCast;
  readonly dear: FreeCast;
  readonly freeGame: History;
  readonly dearGame: History;
  /** The step of the second game that shows it cast. */
  readonly at: number;
}

const shapeOf = ({ free, dear, dearGame }: Pair) =>
  `${free.spell.name} | ${free.during?.object.name ?? 'at priority'} | ${dear.spell.paid.join(' ')} | ${dearGame.steps[dear.at]?.view.players.length}`;

function* valueOfX(pair: Pair): Generator<Finding> {
  const { free, dear: other, dearGame, at } = pair;
  const { record, spell } = free;
  const times = record.manaCost?.x ?? 0;
  if (times === 0 || keyOf(record, other.spell) !== null) return;
  const asked = dearGame.steps
    .slice(other.before + 1, other.at)
    .find(({ question }) => question?.purpose === 'X' && question.source === spell.ref);
  const chosen = asked?.answer?.kind === 'number' ? asked.answer.value : null;
  yield* checked((spell.x ?? 0) === 0, ZERO, shapeOf(pair), {
    cr: '107.3b',
    at,
    expected: `X of ${spell.name} is 0 where its mana cost is not paid, and ${other.spell.x} where it is`,
    found: `X is ${spell.x} though nothing was paid for it`,
  });
  const after = dearGame.steps[other.at]?.view;
  if (after === undefined || isForced(pair, asked?.question ?? null)) return;
  const cost = changesCosts(after) || recordHas(record.name, 'convoke', 'delve') ? null : manaFor(record, other.spell);
  const besidesMana = record.additionalCosts.some(
    ({ key, cost: { mana } }) => other.spell.paid.includes(key) && manaIn(mana) > 0,
  );
  const isPaid = cost === null || besidesMana || other.spell.manaSpent.length === cost;
  yield* checked(chosen !== null && other.spell.x === chosen && isPaid, CHOSEN, shapeOf(pair), {
    cr: '107.3a',
    at,
    expected: `X of ${spell.name} is chosen and paid where its mana cost is, and 0 where it is not`,
    found:
      chosen === null
        ? 'it was not chosen'
        : `X is ${other.spell.x}, ${chosen} was chosen, and ${other.spell.manaSpent.length} mana spent`,
  });
}

/** Whether there may be but one X to choose, which need not be asked for: nothing to pay more with, or something else that X counts. */
function isForced({ free: { record }, dear, dearGame }: Pair, asked: Question | null): boolean {
  if (asked !== null) return asked.max === asked.min;
  if (spareLands(dearGame, dear) <= (record.manaCost?.x ?? 0)) return true;
  return holdsNode([record.additionalCosts, record.spell?.targets, record.spell?.modes], ({ kind }) => kind === 'x');
}

/** The alternative cost that was paid. */
function keyOf({ alternativeCosts }: CardRecord, spell: StackView): string | null {
  return alternativeCosts.find(({ key }) => spell.paid.includes(key))?.key ?? null;
}

/** Lands of basic types that are untapped yet. */
function spareLands({ steps }: History, { at, player }: CastSpell): number {
  const lands = (steps[at]?.view.battlefield ?? []).filter(
    ({ controller, tapped, subtypes }) =>
      controller === player && !tapped && subtypes.some((type) => type in LAND_TYPE_MANA),
  );
  return lands.length;
}

function manaIn(mana: AdditionalCost['cost']['mana']): number {
  const { generic, W, U, B, R, G, C, snow, hybrid, phyrexian, x } = mana;
  return generic + W + U + B + R + G + C + snow + hybrid.length + phyrexian.length + x;
}

function* otherCosts(pair: Pair): Generator<Finding> {
  const { free, dear: other, at } = pair;
  const key = keyOf(free.record, other.spell);
  if (key === null) return;
  const wrong = keyOf(free.record, free.spell);
  yield* checked(wrong === null, OTHER, shapeOf(pair), {
    cr: '118.9a',
    at,
    expected: `${free.spell.name} is cast for the cost "${key}" in place of its mana cost, and for none where it is cast without paying`,
    found: `it was cast for the cost "${wrong}" where its mana cost was not to be paid`,
  });
}

/** Sacrifices, discards and the like that must be paid. */
function* besides(pair: Pair): Generator<Finding> {
  const { free, dear, freeGame, dearGame, at } = pair;
  const { record, spell } = free;
  const [cheap, rich] = [withoutLands(freeGame, free), withoutLands(dearGame, dear)];
  for (const { cost } of record.additionalCosts.filter((each) => !each.optional && !asksForX(each))) {
    for (const part of cost.parts) {
      const owed = due(part, spell);
      const [one, two] = [paid(part, cheap), paid(part, rich)];
      if (owed === null || owed === 0 || one === null || two === null) continue;
      yield* checked(one === owed && two === owed, BESIDES, `${shapeOf(pair)} | ${part.kind}`, {
        cr: '118.8',
        at,
        expected: `${spell.name} costs "${part.kind}" ${owed} times besides, with its mana cost paid or not`,
        found: `${one} where it was cast without paying, ${two} where it was cast for a cost`,
      });
    }
  }
}

/** The cast without the lands that were tapped for it: they are no part of what else was paid. */
function withoutLands({ steps }: History, cast: FreeCast): FreeCast {
  const lands = steps[cast.before]?.view.battlefield.filter(({ subtypes }) =>
    subtypes.some((type) => type in LAND_TYPE_MANA),
  );
  const happenings = cast.happenings.filter(
    ({ happening }) => happening.kind !== 'activated' || !lands?.some(({ ref }) => ref === happening.object),
  );
  return { ...cast, happenings };
}
