import type { History, HistoryStep, PermanentView, StackView } from '../protocol/index.ts';
import { anyOf, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { activatedAbilities, hasTapSymbol, hasUntapSymbol, isManaAbility } from './oracles/abilities.ts';
import { type ActivatedAbility, cardNamed, kindsIn, textHas } from './oracles/card-facts.ts';
import { baseOf, endsOf, isPlain, type ManaAction, manaActions, replacementsFor } from './oracles/mana-actions.ts';
import { allows } from './oracles/replacements.ts';
import type { LawProperty } from './property.ts';
import { type HappeningOf, happeningsOf, ofKind, type Placed } from './reading/happenings.ts';
import { spoken } from './reading/pool.ts';
import { lastSeen, type Scenes, scenesOf } from './reading/scenes.ts';
import { permanentIn } from './reading/views.ts';

const COUNTS = 'R3/tap-symbol-mana-ability-counts';
const NO_SYMBOL = 'R3/no-tap-symbol-is-not';
const UNTAP_SYMBOL = 'R3/untap-symbol-is-not';
const SKIPS_STACK = 'R3/untap-symbol-mana-ability-skips-the-stack';
const BY_EFFECT = 'R3/tapped-by-an-effect-is-not';
const OTHER_COST = 'R3/tapped-for-another-cost-is-not';
const DRAWING = 'R3/drawing-ability-is-no-mana-ability';
const DRAWING_TAPS = 'R3/drawing-ability-is-not-tapping-for-mana';

/** What it is to tap a permanent for mana. CR 106.12 */
export const r3TappingForMana: LawProperty = {
  kind: 'law',
  id: 'r3-tapping-for-mana',
  statement: 'R3',
  says: 'Only activating a mana ability with {T} in its cost is tapping its permanent for mana.',
  clauses: [COUNTS, NO_SYMBOL, UNTAP_SYMBOL, SKIPS_STACK, BY_EFFECT, OTHER_COST, DRAWING, DRAWING_TAPS],
  rulings: [],
  cr: ['106.12', '605.1a', '605.3b', '605.5'],
  observe: ['battlefield', 'stack', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents(
        'active',
        30,
        'Wall of Roots',
        'Pili-Pala',
        'Springleaf Drum',
        'Chromatic Sphere',
        'Llanowar Elves',
      ),
      ...permanents('active', 20, 'Mana Reflection', 'Mana Flare', 'Farmstead Gleaner', 'Saruli Caretaker', 'Forest'),
      ...permanents(
        'anyone',
        15,
        'Icy Manipulator',
        "Gideon's Lawkeeper",
        'Wild Growth',
        'Zhur-Taa Druid',
        'Nyxbloom Ancient',
      ),
      ...permanents('active', 10, 'Chromatic Star', 'Earthcraft', 'Heritage Druid', 'Lotus Petal', 'Phyrexian Altar'),
      ...inHand(20, 'Twiddle', 'Pressure Point'),
      anyOf('mana producer', 'battlefield', 'active', 50),
    ],
    { weights: { pass: 4, cast: 4, activate: 8, play: 2, 'take back': 0 } },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  const scenes = scenesOf(history);
  for (const action of manaActions(history, scenes)) {
    if (!action.mana) yield* drawing(history, action);
    else if (action.taps) yield* tapping(action);
    else yield* notTapping(history, action);
    yield* othersTapped(action);
  }
  yield* tappedByEffects(history);
  yield* drawingOffered(history, scenes);
  yield* drawingResolved(history);
}

function tappedForMana(happenings: readonly Placed[], ref: string): Placed<HappeningOf<'tapped for mana'>> | undefined {
  return ofKind(happenings, 'tapped for mana').find(({ happening }) => happening.object === ref);
}

function* tapping({ action, permanent, ability, made }: ManaAction): Generator<Finding> {
  if (made === '') return;
  const shape = `${permanent.types.join(' ')} | ${costShape(ability)} | ${made.length} | ${action.inPayment}`;
  yield* checked(tappedForMana(action.happenings, permanent.ref) !== undefined, COUNTS, shape, {
    cr: '106.12',
    at: action.over,
    expected: `${permanent.name} is tapped for mana, for its mana ability has {T} in its cost`,
    found: 'it was not tapped for mana',
  });
}

function* notTapping(history: History, each: ManaAction): Generator<Finding> {
  const { action, permanent, ability, made } = each;
  if (hasUntapSymbol(ability)) yield* skipsStack(history, each);
  if (made === '') return;
  const clause = hasUntapSymbol(ability) ? UNTAP_SYMBOL : NO_SYMBOL;
  const replaced = replacementsFor(each);
  const shape = `${permanent.name} | ${replaced
    ?.map(({ name }) => name)
    .sort()
    .join(', ')} | ${action.inPayment}`;
  yield* checked(tappedForMana(action.happenings, permanent.ref) === undefined, clause, shape, {
    cr: '106.12',
    at: action.over,
    expected: `${permanent.name} is not tapped for mana, for the cost has no {T}`,
    found: 'it was tapped for mana',
  });
  const base = isPlain(each) ? baseOf(each) : null;
  if (base !== null && replaced !== null && replaced.length > 0) {
    const asMade = base.some((mana) => allows(mana, made));
    const asTapped = endsOf(base, replaced).some((mana) => allows(mana, made));
    yield* checked(asMade || !asTapped, clause, `${shape} | replacement`, {
      cr: '106.12b',
      at: action.over,
      expected: 'what applies to tapping for mana does not change the mana',
      found: `it made ${spoken(made)}`,
    });
  }
}

/** CR 605.3b */
function* skipsStack(history: History, { action, permanent }: ManaAction): Generator<Finding> {
  yield* checked(
    !putOnStack(history, action.begun, action.over, permanent.ref),
    SKIPS_STACK,
    `${permanent.name} | ${action.inPayment}`,
    {
      cr: '605.3b',
      at: action.over,
      expected: `the mana ability of ${permanent.name} does not use the stack`,
      found: 'it is on the stack',
    },
  );
}

function putOnStack(history: History, from: number, to: number, source: string): boolean {
  const before = history.steps[from]?.view.stack.map(({ ref }) => ref) ?? [];
  const fresh = (entry: StackView) => entry.source === source && !before.includes(entry.ref);
  return history.steps.slice(from + 1, to + 1).some(({ view }) => view.stack.some(fresh));
}

/** Permanents that were tapped to pay a cost of another object. */
function* othersTapped({ action, permanent, ability }: ManaAction): Generator<Finding> {
  if (!ability.cost.parts.some(({ kind }) => kind === 'tapUntapped')) return;
  const others = ofKind(action.happenings, 'tapped').filter(({ happening }) => happening.object !== permanent.ref);
  for (const { happening } of others) {
    const tapped = tappedForMana(action.happenings, happening.object);
    yield* checked(tapped === undefined, OTHER_COST, `${permanent.name} | ${action.inPayment}`, {
      cr: '106.12',
      at: action.over,
      expected: `what was tapped for the cost of ${permanent.name} is not tapped for mana`,
      found: 'it was tapped for mana',
    });
  }
}

/** Permanents that were tapped while a spell or ability resolved, and no action was going on. */
function* tappedByEffects(history: History): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const before = history.steps[at - 1];
    if (before === undefined || !passed(before) || before.view.stack.length === 0) continue;
    const happenings = happeningsOf({ ...history, steps: [step] });
    if (happenings.some(({ happening }) => happening.kind === 'activated')) continue;
    for (const { happening } of ofKind(happenings, 'tapped')) {
      const permanent = permanentIn(before.view, happening.object);
      const mana = tappedForMana(happenings, happening.object) ?? addedBy(happenings, happening.object);
      yield* checked(mana === undefined, BY_EFFECT, `${permanent?.name ?? 'newcomer'}`, {
        cr: '106.12',
        at,
        expected: 'a permanent that an effect taps makes no mana and is not tapped for mana',
        found: 'it was tapped for mana',
      });
    }
  }
}

function addedBy(happenings: readonly Placed[], ref: string): Placed | undefined {
  return ofKind(happenings, 'mana added').find(({ happening }) => happening.source === ref && !happening.triggered);
}

function passed({ question, answer }: HistoryStep): boolean {
  return question?.kind === 'priority' && answer?.kind === 'pick' && answer.picks[0] === 'pass';
}

/** It was activated: it waits on the stack, and the mana with it. CR 605.5 */
function* drawing(history: History, { action, permanent, ability, made }: ManaAction): Generator<Finding> {
  if (!isDrawing(ability)) return;
  const after = history.steps[action.over]?.view;
  const waits = after?.stack.some(({ source }) => source === permanent.ref) ?? false;
  yield* checked(waits && made === '', DRAWING, `${permanent.name} activated`, {
    cr: '605.1a',
    at: action.over,
    expected: `the ability of ${permanent.name} is on the stack and has made no mana yet`,
    found: made === '' ? 'it is not on the stack' : `it made ${spoken(made)} at once`,
  });
}

/** It would be a mana ability, but moves a card to or from a library. CR 605.1a */
function isDrawing(ability: ActivatedAbility): boolean {
  return !isManaAbility(ability) && ability.targets.length === 0 && kindsIn(ability.effect).has('addMana');
}

/** While a cost is paid it cannot be activated. CR 605.3a */
function* drawingOffered(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'pay') continue;
    for (const permanent of view.battlefield) {
      const index = permanent.controller === question.player ? drawingAbility(scenes, at, permanent) : null;
      if (index === null) continue;
      yield* checked(
        !question.options.includes(`activate ${permanent.ref}/${index}`),
        DRAWING,
        `${permanent.name} while paying`,
        {
          cr: '605.3a',
          at,
          expected: `the ability of ${permanent.name} cannot be activated while a cost is paid`,
          found: 'it is offered',
        },
      );
    }
  }
}

function drawingAbility(scenes: Scenes, at: number, permanent: PermanentView): number | null {
  const printed = cardNamed(permanent.name)?.abilities ?? [];
  if (permanent.tapped || !printed.some((ability) => ability.kind === 'activated' && isDrawing(ability))) return null;
  const index = (activatedAbilities(scenes(at), permanent) ?? []).findIndex(({ ability }) => isDrawing(ability));
  return index < 0 ? null : index;
}

/** It resolves like any other: what watches or changes tapping for mana does not see it. */
function* drawingResolved(history: History): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const happenings = happeningsOf({ ...history, steps: [step] });
    for (const { happening } of ofKind(happenings, 'resolved')) {
      const entry = lastSeen(history, at, happening.object);
      const ability = entry === null ? null : drawingEntry(entry);
      if (entry?.source === null || entry === null || ability === null) continue;
      const source = entry.source;
      const added = ofKind(happenings, 'mana added').filter((each) => each.happening.source === source);
      const mana = added.map((each) => each.happening.mana).join('');
      const good = tappedForMana(happenings, source) === undefined && mana.length <= 1;
      yield* checked(good, DRAWING_TAPS, `${entry.name} | ${multiplied(step) ? 'multiplier' : 'alone'}`, {
        cr: '106.12',
        at,
        expected: `${entry.name} was not tapped for mana and adds one mana`,
        found: mana.length > 1 ? `it added ${spoken(mana)}` : 'it was tapped for mana',
      });
    }
  }
}

function drawingEntry({ kind, name, ability }: StackView): ActivatedAbility | null {
  if (kind !== 'ability' || ability === null) return null;
  const activated = (cardNamed(name)?.abilities ?? []).filter((each) => each.kind === 'activated');
  const drawings = activated.filter(isDrawing);
  const [only] = drawings;
  return only !== undefined && activated.length === 1 ? only : null;
}

function multiplied({ view }: HistoryStep): boolean {
  return view.battlefield.some(({ name }) => textHas(name, 'multiply'));
}

function costShape(ability: ActivatedAbility): string {
  const mana = Object.values(ability.cost.mana).some((count) => typeof count === 'number' && count > 0);
  return (
    [...(mana ? ['mana'] : []), ...ability.cost.parts.map(({ kind }) => kind)].join(' ') +
    (hasTapSymbol(ability) ? '' : ' no tap')
  );
}
