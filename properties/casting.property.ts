import type { History, Question, Seat, StackView, View } from '../protocol/index.ts';
import { anyOf, card, cases, inHand, permanents } from './cases.ts';
import { checked, type Finding, judged } from './law/finding.ts';
import { COUNTED, stormCounts } from './law/storm-counts.ts';
import { type CardRecord, cardNamed, textHas } from './oracles/card-facts.ts';
import { prohibiting } from './oracles/prohibitions.ts';
import type { Scene } from './oracles/sight.ts';
import { surelyCastable } from './oracles/surely-castable.ts';
import { type TotalCost, totalMana } from './oracles/total-cost.ts';
import { or } from './oracles/truth.ts';
import type { LawProperty } from './property.ts';
import { type Action, actionsOf, wasCompleted } from './reading/actions.ts';
import { type Scenes, scenesOf } from './reading/scenes.ts';

const COSTS = 'casting/all-costs-paid';
const INCREASES = 'casting/increases-add-up';
const REDUCTIONS = 'casting/reductions-add-up';
const GENERIC = 'casting/reductions-of-generic-mana';
const FLOOR = 'casting/floor-last';
const ALTERNATIVE = 'casting/alternative-cost-in-full';
const NO_LIFE = 'casting/zero-life-can-be-paid';
const ZERO = 'casting/x-may-be-zero';
const PROHIBITED = 'casting/prohibited-as-proposed';

/** What a spell costs, and whether it may be cast, once its choices are made. CR 601.2b, 601.2e-f */
export const casting: LawProperty = {
  kind: 'law',
  id: 'casting',
  statement: 'casting',
  says: 'A spell is paid for with its total cost, worked out after X and all choices, and what is prohibited as proposed is not cast.',
  clauses: [COSTS, ALTERNATIVE, NO_LIFE, INCREASES, REDUCTIONS, GENERIC, FLOOR, ZERO, PROHIBITED, COUNTED],
  rulings: [],
  cr: ['601.2b', '601.2e', '601.2f', '107.3a', '118.3b', '118.7a', '118.8', '118.9a', '119.4b', '702.40a', '733.1'],
  observe: ['battlefield', 'zones', 'stack', 'pools', 'options', 'events'],
  level: 0,
  cases: cases(
    [
      ...permanents(
        'active',
        25,
        'Etherium Sculptor',
        'Etherium Sculptor',
        'Helm of Awakening',
        'Goblin Electromancer',
      ),
      ...permanents('anyone', 18, 'Trinisphere', 'Sphere of Resistance', 'Thorn of Amethyst', 'Sphere of Resistance'),
      ...permanents('opponent', 18, 'Void Winnower', 'Gaddock Teeg', 'Glowrider'),
      ...inHand(25, 'Chalice of the Void', 'Walking Ballista', 'Blaze', 'Astral Cornucopia', 'Verdeloth the Ancient'),
      anyOf('X spell', 'hand', 'active', 60),
      anyOf('optional additional cost', 'hand', 'active', 60),
      anyOf('artifact', 'hand', 'active', 50),
      anyOf('instant', 'hand', 'active', 50),
      anyOf('alternative cost', 'hand', 'active', 30),
      card('Cyclonic Rift', 'hand', 'active', 25),
      card('Toxic Deluge', 'hand', 'active', 45),
      card('Omniscience', 'battlefield', 'active', 15),
      card('Platinum Emperion', 'battlefield', 'active', 35),
      ...permanents('active', 55, 'Swamp', 'Swamp', 'Swamp', 'Swamp'),
      ...permanents('active', 50, 'Gilded Lotus', 'Gilded Lotus', 'Mana Confluence', 'Mana Confluence'),
    ],
    {
      weights: { pass: 3, cast: 12, activate: 1, play: 3, 'take back': 6 },
      decisions: 30,
      corners: [
        [
          ...permanents('active', 100, 'Platinum Emperion', 'Swamp', 'Swamp', 'Swamp', 'Swamp'),
          ...inHand(100, 'Toxic Deluge', 'Toxic Deluge'),
        ],
        [
          ...permanents('active', 100, 'Mountain', 'Mountain', 'Mountain', 'Mountain', 'Mountain'),
          ...inHand(100, 'Shock', 'Shock', 'Grapeshot'),
        ],
      ],
    },
  ),
  law: judged(findings),
};

function* findings(history: History): Generator<Finding> {
  yield* stormCounts(history);
  const scenes = scenesOf(history);
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'number' || question.purpose !== 'X' || isSuspended(question, view)) continue;
    const spell = view.stack.find(({ ref, kind }) => ref === question.source && kind === 'spell');
    const least = cardNamed(spell?.name ?? '')?.leastX ?? 0;
    yield* checked(question.min === least, ZERO, `${spell?.name ?? 'an ability'} | ${question.max}`, {
      cr: '107.3a',
      at,
      expected: `X may be ${least}`,
      found: `X is ${question.min} at least`,
    });
  }
  yield* zeroLife(history, scenes);
  for (const action of actionsOf(history)) {
    if (action.kind !== 'cast' || !wasCompleted(action)) continue;
    const spell = asCast(history, action);
    if (spell === null) continue;
    yield* costs(action, spell, totalMana(scenes(action.begun), spell, action.player));
    yield* prohibitions(action, spell, scenes(action.begun));
  }
}

/** A card is suspended from hand: its text says how small X may be. CR 702.62a */
function isSuspended({ player, source }: Question, view: View): boolean {
  return player !== 'chance' && view.zone('hand', player).some(({ ref }) => ref === source);
}

/** The spell as it was seen first when it had been cast. */
function asCast(history: History, action: Action): StackView | null {
  const cast = action.happenings.find(
    ({ happening }) => happening.kind === 'cast' && happening.object === action.object,
  );
  if (cast === undefined) return null;
  return history.steps[cast.at]?.view.stack.find(({ ref }) => ref === action.object) ?? null;
}

/** CR 601.2f */
function* costs(action: Action, spell: StackView, cost: TotalCost | null): Generator<Finding> {
  if (cost === null) return;
  const other = cardNamed(spell.name)?.alternativeCosts.some(({ key }) => spell.paid.includes(key)) === true;
  const clause = other ? ALTERNATIVE : clauseFor(cost);
  const due = `${cost.increases} more, ${cost.reductions} less, floor ${cost.floor}`;
  yield* checked(spell.manaSpent.length === cost.total, clause, `${spell.name} | X ${spell.x} | ${due}`, {
    cr: other ? '118.9a' : clause === COSTS ? '118.8' : '601.2f',
    at: action.over,
    expected: `${spell.name} costs ${cost.total} mana (${due})`,
    found: `${spell.manaSpent.length} was spent`,
  });
}

function clauseFor(cost: TotalCost): string {
  if (cost.floor > 0) return FLOOR;
  if (cost.reductions > 0) return cost.beforeFloor === cost.particular ? GENERIC : REDUCTIONS;
  return cost.increases > 0 ? INCREASES : COSTS;
}

/** CR 601.2e */
function* prohibitions(action: Action, spell: StackView, before: Scene): Generator<Finding> {
  const ruling = prohibiting(before, action.player, spell);
  if (ruling.length === 0) return;
  const names = ruling.map(({ name }) => name).sort();
  yield* checked(
    or(ruling.map(({ prohibits }) => prohibits)) !== true,
    PROHIBITED,
    `${names.join(', ')} | ${spell.name} | X ${spell.x}`,
    {
      cr: '601.2e',
      at: action.over,
      expected: `${spell.name} is not cast, for ${names.join(' or ')} prohibits it with these choices`,
      found: 'it was cast',
    },
  );
}

/** Whose life total cannot change can pay no life, but 0 life always. CR 119.4b */
function* zeroLife(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority' || question.player !== view.active || view.stack.length > 0) continue;
    const seat = question.player;
    if (!view.step.endsWith('main') || !hasFixedLife(view, seat)) continue;
    for (const { ref, name } of view.zone('hand', seat)) {
      const record = cardNamed(name);
      if (record === null || !paysXLife(record)) continue;
      if (!surelyCastable(scenes(at), seat, { ...record, additionalCosts: [] }, record.manaCost)) continue;
      const option = `cast ${ref}`;
      const there = question.options.includes(option) && !question.incomplete.includes(option);
      yield* checked(there, NO_LIFE, name, {
        cr: '119.4b',
        at,
        expected: `${name} can be cast with X = 0, for 0 life can always be paid`,
        found: 'it cannot',
      });
    }
  }
}

function paysXLife({ additionalCosts }: CardRecord): boolean {
  const [only, more] = additionalCosts.filter(({ optional }) => !optional);
  const [part, others] = only?.cost.parts ?? [];
  return (
    more === undefined &&
    others === undefined &&
    part?.kind === 'payLife' &&
    typeof part.amount === 'object' &&
    part.amount.kind === 'x'
  );
}

function hasFixedLife({ battlefield }: View, seat: Seat): boolean {
  return battlefield.some(({ name, controller }) => controller === seat && textHas(name, 'lifeCantChange'));
}
