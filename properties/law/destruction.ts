import type { Happening, History, PermanentView, Ref, View } from '../../protocol/index.ts';
import { type Effect, printedAbilities, recordHas, textHas } from '../oracles/card-facts.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { instructionsOf, stepsOf } from '../reading/instructions.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import { permanentIn, wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { CLAUSE } from './replaced-clauses.ts';

/** What is destroyed and what is not: regeneration shields, and indestructible. CR 614.8, 701.19, 702.12b */
export function* destruction(history: History): Generator<Finding> {
  const resolutions = resolutionsOf(history);
  for (const resolution of resolutions) {
    yield* regenerated(history, resolutions, resolution);
    yield* withoutShield(history, resolutions, resolution);
  }
  yield* indestructible(history, resolutions);
}

/** CR 614.8, 701.19 */
function* regenerated(history: History, all: readonly Resolution[], resolution: Resolution): Generator<Finding> {
  const { object, begun, over, happenings } = resolution;
  const destroyed = destroyedBy(resolution);
  if (destroyed === null) return;
  const { target, canRegenerate } = destroyed;
  const before = history.steps[begun]?.view;
  const permanent = before === undefined ? null : permanentIn(before, target);
  if (before === undefined || permanent === null || permanent.keywords.includes('indestructible')) return;
  const shields = all.filter(
    (each) => each.over <= begun && shieldOf(each) === target && history.steps[each.over]?.view.turn === before.turn,
  );
  const made = shields[0];
  if (made === undefined || !isThere(history, made.over, permanent)) return;
  if (mayBeUsed(history, target, made.over, begun)) return;
  const gone = happenings.some(
    ({ happening }) => happening.kind === 'moved' && happening.object === target && happening.from === 'battlefield',
  );
  const after = permanentIn(history.steps[over]?.view ?? before, target);
  const good = canRegenerate ? !gone && after !== null && after.tapped && after.damage === 0 : gone;
  yield* checked(good, CLAUSE.regenerated, `${object.name} | ${canRegenerate} | ${permanent.damage > 0}`, {
    cr: '701.19a',
    at: over,
    expected: canRegenerate
      ? `${permanent.name} is tapped without damage instead of being destroyed`
      : `${permanent.name} is destroyed, for it can't be regenerated`,
    found: gone ? 'it was destroyed' : 'it was not regenerated so',
  });
}

/** Whether a shield may be used up: it was tapped, or it was tapped already and something was done to it, or resolved. CR 701.19a */
function mayBeUsed(history: History, target: Ref, from: number, to: number): boolean {
  const between = happeningsOf(history).filter(({ at }) => at > from && at <= to);
  if (ofKind(between, 'tapped').some(({ happening }) => happening.object === target)) return true;
  const tapped = history.steps.slice(from, to + 1).some(({ view }) => permanentIn(view, target)?.tapped === true);
  const struck = ofKind(between, 'damage').some(({ happening }) => happening.to === target);
  return tapped && (struck || ofKind(between, 'resolved').length > 0);
}

function shieldOf(resolution: Resolution): Ref | null {
  const { effect, target } = firstDone(resolution);
  if (effect?.kind !== 'regenerate') return null;
  return effect.what.kind === 'source' ? resolution.object.source : target;
}

/** The permanent that it destroys, before it does anything else. */
function destroyedBy(resolution: Resolution): { readonly target: Ref; readonly canRegenerate: boolean } | null {
  const { effect, target } = firstDone(resolution);
  if (effect?.kind !== 'destroy' || effect.what.kind !== 'target' || target === null) return null;
  return { target, canRegenerate: effect.canRegenerate };
}

/** What is done first, and the first target; null where nothing is, or not for sure. */
function firstDone({ object, did }: Resolution): { readonly effect: Effect | null; readonly target: Ref | null } {
  const [instruction] = did === 'resolved' ? (instructionsOf(object) ?? []) : [];
  const [effect = null] = instruction === undefined ? [] : stepsOf(instruction.effect);
  return { effect, target: instruction?.targets[0]?.[0] ?? null };
}

/** A shield of an earlier turn is no shield, nor is one that has been used. CR 701.19a */
function* withoutShield(history: History, all: readonly Resolution[], resolution: Resolution): Generator<Finding> {
  const { object, begun, over } = resolution;
  const target = destroyedBy(resolution)?.target;
  const view = history.steps[begun]?.view;
  const permanent = target === undefined || view === undefined ? null : permanentIn(view, target);
  if (permanent === null || !isDestructible(history, begun, permanent.ref)) return;
  const shields = all.filter(
    (each) => each.over <= begun && shieldOf(each) === permanent.ref && isThere(history, each.over, permanent),
  );
  const ofTurn = regeneratingThisTurn(history, begun);
  const used = ofTurn === 1 && shields.some((shield) => hasSaved(history, all, shield, resolution));
  if (shields.length === 0 || (ofTurn > 0 && !used)) return;
  const gone = !isThere(history, over, permanent);
  yield* checked(gone, CLAUSE.shields, `${object.name} | ${used}`, {
    cr: '701.19a',
    at: over,
    expected: `${permanent.name} is destroyed, for its shield ${used ? 'has been used' : 'was one of an earlier turn'}`,
    found: 'it is there still',
  });
}

/** How many spells and abilities that regenerate something were on the stack this turn. */
function regeneratingThisTurn({ steps }: History, at: number): number {
  const turn = steps[at]?.view.turn;
  const entries = steps.slice(0, at + 1).flatMap(({ view }) => (view.turn === turn ? view.stack : []));
  return new Set(entries.filter(({ name }) => recordHas(name, 'regenerate')).map(({ ref }) => ref)).size;
}

/** Whether something else destroyed its permanent since the shield was made this turn, and it is there still. */
function hasSaved(history: History, all: readonly Resolution[], shield: Resolution, now: Resolution): boolean {
  const turnOf = (at: number) => history.steps[at]?.view.turn;
  return all.some((each) => {
    const destroyed = destroyedBy(each);
    return (
      each.begun >= shield.over &&
      each.over <= now.begun &&
      turnOf(shield.over) === turnOf(now.begun) &&
      destroyed?.canRegenerate === true &&
      destroyed.target === shieldOf(shield) &&
      isDestructible(history, each.begun, destroyed.target)
    );
  });
}

function isDestructible({ steps }: History, at: number, ref: Ref): boolean {
  const view = steps[at]?.view;
  const permanent = view === undefined ? null : permanentIn(view, ref);
  if (view === undefined || permanent === null || permanent.keywords.includes('indestructible')) return false;
  return !view.battlefield.some(({ name }) => textHas(name, 'destroyed'));
}

function isThere({ steps }: History, at: number, { ref, incarnation }: PermanentView): boolean {
  const view = steps[at]?.view;
  return view !== undefined && permanentIn(view, ref)?.incarnation === incarnation;
}

/** CR 702.12b */
function* indestructible(history: History, all: readonly Resolution[]): Generator<Finding> {
  for (const [at, { happenings }] of history.steps.entries()) {
    const before = history.steps[at - 1]?.view;
    if (before === undefined || happenings.length === 0) continue;
    for (const permanent of before.battlefield) {
      if (!permanent.keywords.includes('indestructible')) continue;
      const gone = happenings.findIndex((each) => isDestruction(each, permanent.ref));
      const doomed = all.some((each) => each.over === at && destroyedBy(each)?.target === permanent.ref);
      if (gone < 0 && !doomed && !isDealtLethal(permanent, before, happenings)) continue;
      if (gone >= 0 && !isSurelySo(history, at, permanent, happenings.slice(0, gone))) continue;
      yield* checked(gone < 0, CLAUSE.indestructible, `${permanent.name} | ${doomed}`, {
        cr: '702.12b',
        at,
        expected: `${permanent.name} is not destroyed, for it is indestructible`,
        found: 'it was destroyed',
      });
    }
  }
}

function isDestruction(one: Happening, ref: Ref): boolean {
  return one.kind === 'moved' && one.object === ref && one.from === 'battlefield' && one.cause === 'destroyed';
}

function isDealtLethal(
  { ref, damage, toughness, types }: PermanentView,
  { battlefield }: View,
  told: readonly Happening[],
) {
  const hits = told.flatMap((one) => (one.kind === 'damage' && one.to === ref ? [one] : []));
  const inCounters = battlefield.some(({ keywords }) => keywords.includes('infect') || keywords.includes('wither'));
  const sum = hits.reduce((all, { amount }) => all + amount, damage);
  return hits.length > 0 && !inCounters && types.includes('creature') && sum >= (toughness ?? 0);
}

/** Whether it has not lost indestructible in between: it is printed on it and nothing takes abilities away, or nothing happened before. */
function isSurelySo(history: History, at: number, { name }: PermanentView, earlier: readonly Happening[]): boolean {
  if (earlier.length === 0) return true;
  const printed = printedAbilities(name, 'keyword').some(({ keyword }) => keyword === 'indestructible');
  const there = history.steps.slice(at - 1, at + 1).flatMap(({ view }) => view.battlefield);
  const takes = (of: string) => recordHas(of, 'loseAll', 'lose', 'becomeCopy');
  return printed && !there.some((each) => takes(each.name)) && !wasOnStack(history, at, takes);
}
