import type { Happening, History, Ref, StackView, View } from '../../protocol/index.ts';
import { type Effect, holdsNode, type ObjectsRef, type TargetSpec, textHas } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { mayResolveWithoutTargets } from '../oracles/printed-triggers.ts';
import { happeningsOf, ofKind, type Placed } from '../reading/happenings.ts';
import { type Instruction, instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

const NONE = 'L4/none-left-nothing-happens';
const NO_COUNTERING = 'L4/is-no-countering';
const UNTOUCHED = 'L4/gone-target-is-untouched';
const REST = 'L4/the-others-are-affected';
const BOTH = 'L4/what-needs-both-does-nothing';

/** What resolves with targets that have gone. CR 608.2b */
export function* withoutTargets(history: History, scenes: Scenes): Generator<Finding> {
  for (const resolution of resolutionsOf(history)) {
    const { object, begun } = resolution;
    const targets = object.targets.flat();
    const before = history.steps[begun]?.view;
    const chosen = history.steps[sinceChosen(history, resolution)]?.view;
    if (targets.length === 0 || before === undefined || chosen === undefined || mayResolveWithoutTargets(object))
      continue;
    const gone = targets.filter((ref) => isGone(chosen, before, ref));
    if (gone.length === 0) continue;
    if (gone.length === targets.length) yield* none(history, resolution);
    else yield* some(resolution, gone, scenes);
  }
}

/** The first step since which it has had these targets. */
export function sinceChosen({ steps }: History, { object, begun }: Pick<Resolution, 'object' | 'begun'>): number {
  const targets = object.targets.flat().join(' ');
  let at = begun;
  const isSame = (entry: StackView | null): boolean =>
    entry?.incarnation === object.incarnation && entry.targets.flat().join(' ') === targets;
  for (let step = steps[at - 1]; step !== undefined && isSame(stackEntry(step.view, object.ref)); step = steps[at - 1])
    at--;
  return at;
}

/** Whether the object that was chosen is there no more: it is gone, or came back as a new one. CR 400.7 */
export function isGone(chosen: View, now: View, ref: Ref): boolean {
  const then = placed(chosen, ref);
  if (then === null) return false;
  const found = placed(now, ref);
  return found?.zone !== then.zone || found.incarnation !== then.incarnation;
}

/** Where it is in sight of all. */
function placed(view: View, ref: Ref): { readonly zone: string; readonly incarnation: number } | null {
  const permanent = permanentIn(view, ref);
  if (permanent !== null) return { zone: 'battlefield', incarnation: permanent.incarnation };
  const entry = stackEntry(view, ref);
  if (entry !== null) return { zone: 'stack', incarnation: entry.incarnation };
  for (const zone of ['graveyard', 'exile'] as const) {
    const card = view.players.flatMap(({ seat }) => view.zone(zone, seat)).find((each) => each.ref === ref);
    if (card !== undefined) return { zone, incarnation: card.incarnation };
  }
  return null;
}

/** It does not resolve: nothing that it says happens, then or later, and it was not countered. */
function* none(history: History, resolution: Resolution): Generator<Finding> {
  const { object, over, happenings, did } = resolution;
  const shape = `${object.name} | ${object.kind} | ${object.targets.flat().length}`;
  const others = happenings
    .filter(({ happening }) => !isOwnMove(happening, object.ref))
    .map(({ happening }) => happening);
  const later = delays(object) ? laterDone(history, resolution) : null;
  yield* checked(did !== 'resolved' && others.length === 0 && later === null, NONE, shape, {
    cr: '608.2b',
    at: over,
    expected: `${object.name}, all of whose targets have gone, does not resolve`,
    found:
      later ?? (others.length > 0 ? `something happened: ${others.map(({ kind }) => kind).join(', ')}` : 'it resolved'),
  });
  if (object.kind !== 'spell') return;
  const told = ofKind(happenings, 'countered').some(({ happening }) => happening.object === object.ref);
  yield* checked(!told, NO_COUNTERING, shape, {
    cr: '608.2b',
    at: over,
    expected: `${object.name} was not countered, though it did not resolve`,
    found: 'it was countered',
  });
}

function isOwnMove(happening: Happening, ref: Ref): boolean {
  return (
    ((happening.kind === 'moved' || happening.kind === 'countered') && happening.object === ref) ||
    happening.kind === 'step began'
  );
}

/** Whether it makes an ability that triggers later. */
function delays(object: StackView): boolean {
  return (instructionsOf(object) ?? []).some(({ effect }) => stepsOf(effect).some(({ kind }) => kind === 'delayed'));
}

/** What came of it in the rest of the game, while its card was where it went. */
function laterDone(history: History, { object, over }: Resolution): string | null {
  const later = happeningsOf(history).filter(({ at }) => at > over);
  const moved = ofKind(later, 'moved').find(({ happening }) => happening.object === object.ref);
  const until = moved?.order ?? Number.POSITIVE_INFINITY;
  const triggered = ofKind(later, 'triggered').some(
    ({ happening, order }) => happening.object === object.ref && order < until,
  );
  return triggered ? 'an ability of it triggered later' : null;
}

/** Those that are gone are left alone; the others are affected. */
function* some(resolution: Resolution, gone: readonly Ref[], scenes: Scenes): Generator<Finding> {
  const { object, over, happenings } = resolution;
  for (const instruction of instructionsOf(object) ?? []) {
    if (!speaksOfTargetsOnly(instruction.effect)) continue;
    const own = instruction.targets.flat();
    const lost = own.filter((ref) => gone.includes(ref));
    for (const ref of lost) {
      const done = happenings.find(({ happening }) => concerns(happening, ref));
      yield* checked(done === undefined, UNTOUCHED, `${object.name} | ${object.targets.flat().length}`, {
        cr: '608.2b',
        at: over,
        expected: `${ref}, which was a target of ${object.name} and has gone, is not affected`,
        found: `something happened to it: ${done?.happening.kind}`,
      });
    }
    if (lost.length > 0) yield* others(resolution, instruction, gone, scenes);
  }
}

/** Whether all that it does is done to its targets, or to its controller. */
function speaksOfTargetsOnly(effect: Effect): boolean {
  return !holdsNode(effect, ({ kind }) =>
    ['each', 'bound', 'linked', 'eventObject', 'search', 'choose', 'delayed'].includes(kind),
  );
}

function* others(
  resolution: Resolution,
  instruction: Instruction,
  gone: readonly Ref[],
  scenes: Scenes,
): Generator<Finding> {
  const { object, over, happenings } = resolution;
  for (const step of stepsOf(instruction.effect)) {
    if (step.kind === 'moveCounter') {
      const moved = ofKind(happenings, 'counters').length;
      yield* checked(moved === 0, BOTH, object.name, {
        cr: '608.2b',
        at: over,
        expected: 'no counter moves, for one of the two has gone',
        found: `counters changed ${moved} times`,
      });
    }
    for (const index of sureOf(step)) {
      const left = (instruction.targets[index] ?? []).filter((ref) => !gone.includes(ref));
      for (const ref of left) yield* affected(resolution, instruction.specs[index], ref, step, scenes);
    }
  }
}

/** It is done to a target that is surely legal yet. */
function* affected(
  { object, over, begun, happenings }: Resolution,
  spec: TargetSpec | undefined,
  ref: Ref,
  step: Effect,
  scenes: Scenes,
): Generator<Finding> {
  const scene = scenes(begun);
  const permanent = permanentIn(scene.view, ref);
  const sight = { scene, you: object.controller, source: object.source ?? object.ref, bound: null };
  if (permanent?.keywords.every((word) => !SHIELDS.test(word)) !== true || spec?.what == null) return;
  if (matches(sight, spec.what, permanent) !== true) return;
  if (scene.view.battlefield.some(({ name }) => textHas(name, 'damage', 'moves'))) return;
  yield* checked(
    happenings.some((each) => isDoneTo(each, ref)),
    REST,
    `${object.name} | ${step.kind}`,
    {
      cr: '608.2b',
      at: over,
      expected: `${permanent.name}, still a legal target of ${object.name}, is affected`,
      found: 'nothing happened to it',
    },
  );
}

const SHIELDS = /indestructible|hexproof|shroud|protection|ward/;

/** The targets to which this is surely done, if they are legal. */
function sureOf(step: Effect): readonly number[] {
  if (step.kind === 'move' || step.kind === 'destroy') return targetsMeant(step.what);
  return step.kind === 'damage' && step.to.kind === 'target' && typeof step.amount === 'number' ? [step.to.index] : [];
}

function targetsMeant(what: ObjectsRef): readonly number[] {
  if (what.kind === 'together') return what.of.flatMap(targetsMeant);
  return what.kind === 'target' ? [what.index] : [];
}

function isDoneTo({ happening }: Placed, ref: Ref): boolean {
  return (
    (happening.kind === 'moved' && happening.object === ref) || (happening.kind === 'damage' && happening.to === ref)
  );
}

/** Whether something was done to it. */
function concerns(happening: Happening, ref: Ref): boolean {
  switch (happening.kind) {
    case 'moved':
    case 'tapped':
    case 'untapped':
    case 'control changed':
    case 'attached':
    case 'countered':
      return happening.object === ref;
    case 'damage':
      return happening.to === ref;
    case 'counters':
      return happening.on === ref;
    default:
      return false;
  }
}
