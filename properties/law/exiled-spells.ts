import type { History, Ref, StackView } from '../../protocol/index.ts';
import { cardNamed, type Condition, type Effect, holdsNode, printedAbilities } from '../oracles/card-facts.ts';
import { swapOf } from '../oracles/exile-piles.ts';
import { matchesSpell } from '../oracles/spells.ts';
import { or, type Truth } from '../oracles/truth.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import type { Resolution } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import type { Swaps } from './swaps.ts';

const NEVER = 'K6/never-resolves';
const THOUGH = 'K6/though-it-cannot-be-countered';
const COUNTERS = 'K6/counter-and-exile-does-nothing';
const TARGET = 'Q4/exiled-though-it-cannot-be-countered';

/** Spells that are exiled from the stack, and those that are countered and exiled. CR 406.2, 701.6a */
export function* exiledFromTheStack(
  history: History,
  { resolutions, swaps, triggerings }: Swaps,
  scenes: Scenes,
): Generator<Finding> {
  for (const resolution of resolutions) {
    const swap = swaps.find((each) => each.resolution === resolution && each.gone === null);
    const spells = swap === undefined ? targeted(history, resolution, exiles) : [swap.cast.object];
    for (const spell of spells) yield* exiled(history, resolution, spell, swap === undefined);
    for (const spell of targeted(history, resolution, countersToExile)) yield* countered(history, resolution, spell);
  }
  for (const { ability, at } of triggerings) yield* legalTargets(history, ability, at, scenes);
}

/** Spells that it targets, where one part of its effect does this to its target. */
function targeted(
  history: History,
  { object, begun, did }: Resolution,
  does: (effect: Effect) => boolean,
): readonly Ref[] {
  const effect =
    triggerOnStack(history, object)?.effect ?? (object.kind === 'spell' ? cardNamed(object.name)?.spell?.effect : null);
  const view = history.steps[begun]?.view;
  if (effect == null || view === undefined || did !== 'resolved' || !does(effect)) return [];
  return object.targets.flat().filter((ref) => stackEntry(view, ref)?.kind === 'spell');
}

function exiles(effect: Effect): boolean {
  return effect.kind === 'move' && effect.to === 'exile' && effect.what.kind === 'target';
}

function countersToExile(effect: Effect): boolean {
  return effect.kind === 'counter' && effect.to === 'exile' && effect.what.kind === 'target';
}

/** It leaves the stack, and never resolves. CR 406.2, 608.1 */
function* exiled(
  history: History,
  { begun, over, happenings }: Resolution,
  ref: Ref,
  byTarget: boolean,
): Generator<Finding> {
  const before = history.steps[begun]?.view;
  const spell = before === undefined ? null : stackEntry(before, ref);
  const after = history.steps[over]?.view;
  if (spell === null || after === undefined) return;
  const stays = stackEntry(after, ref)?.incarnation === spell.incarnation;
  const move = ofKind(happenings, 'moved').find(({ happening }) => happening.object === ref);
  if (!stays && (move === undefined || move.happening.to !== 'exile')) return;
  const all = happeningsOf(history).filter(({ order }) => order > (move?.order ?? 0));
  const next = ofKind(all, 'moved').find(({ happening }) => happening.object === ref);
  const resolves =
    move !== undefined &&
    ofKind(all, 'resolved').some(
      ({ happening, order }) => happening.object === ref && order < (next?.order ?? Number.POSITIVE_INFINITY),
    );
  const firm = isUncounterable(spell) === true;
  const clauses = firm ? [byTarget ? TARGET : THOUGH] : [NEVER];
  for (const clause of clauses) {
    yield* checked(
      !stays && !resolves,
      clause,
      `${spell.types.join(' ')} | ${byTarget ? 'as a target' : 'as it was cast'}`,
      {
        cr: '406.2',
        at: over,
        expected: `${spell.name} leaves the stack for exile and does not resolve`,
        found: stays ? 'it is still on the stack' : 'it resolved',
      },
    );
  }
}

/** What cannot be countered stays where it is. CR 701.6a */
function* countered(history: History, { begun, over, object }: Resolution, ref: Ref): Generator<Finding> {
  const before = history.steps[begun]?.view;
  const spell = before === undefined ? null : stackEntry(before, ref);
  const after = history.steps[over]?.view;
  if (spell === null || after === undefined || isUncounterable(spell) !== true) return;
  const stays = stackEntry(after, ref)?.incarnation === spell.incarnation;
  yield* checked(stays, COUNTERS, `${object.name} | ${spell.name}`, {
    cr: '701.6a',
    at: over,
    expected: `${object.name} does nothing to ${spell.name}, which cannot be countered`,
    found: 'it left the stack',
  });
}

/** It can be chosen as a target of what exiles spells. CR 115.1 */
function* legalTargets(history: History, ability: StackView, at: number, scenes: Scenes): Generator<Finding> {
  const [spec, more] = triggerOnStack(history, ability)?.targets ?? [];
  const effect = triggerOnStack(history, ability)?.effect;
  if (spec?.what == null || more !== undefined || effect === undefined || !exiles(effect) || swapOf(ability) !== null)
    return;
  const step = history.steps
    .slice(at)
    .find(({ question }) => question?.source === ability.ref && question.purpose === 'targets');
  if (step === undefined || step.question === null) return;
  const when = history.steps.indexOf(step);
  const sight = { scene: scenes(when), you: ability.controller, source: ability.source, bound: null };
  if (permanentIn(step.view, ability.source ?? '') === null) return;
  for (const spell of step.view.stack.filter((each) => each.kind === 'spell' && isUncounterable(each) === true)) {
    if (matchesSpell(sight, spec.what, spell) !== true) continue;
    yield* checked(step.question.options.includes(spell.ref), TARGET, `${spell.name} | to choose`, {
      cr: '115.1',
      at: when,
      expected: `${spell.name} can be chosen, though it cannot be countered`,
      found: 'it is not to be chosen',
    });
  }
}

/** Whether its own text says that it cannot be countered; unknown where it says so under a condition that this does not read. */
export function isUncounterable({ name, x }: Pick<StackView, 'name' | 'x'>): Truth {
  const saying = printedAbilities(name, 'rule').filter(({ rule }) => holdsNode(rule, isFirmness));
  return or(saying.map(({ onlyIf }) => (onlyIf === null ? true : (xSuffices(onlyIf, x) ?? 'unknown'))));
}

function isFirmness(node: { readonly kind: string }): boolean {
  return node.kind === 'cantBeCountered' && 'what' in node && holdsNode(node.what, ({ kind }) => kind === 'isSource');
}

/** Whether X is as large as the condition says; null: it says something else. */
function xSuffices(condition: Condition, x: number | null): boolean | null {
  if (condition.kind !== 'compare' || condition.compare !== 'at least' || x === null) return null;
  const { left, right } = condition;
  return typeof left === 'object' && left.kind === 'x' && typeof right === 'number' ? x >= right : null;
}
