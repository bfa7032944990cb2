import type { History, PermanentView, Ref, StackView, View } from '../../protocol/index.ts';
import { recordHas } from '../oracles/card-facts.ts';
import { mayResolveWithoutTargets } from '../oracles/printed-triggers.ts';
import { doesToItself, movesWhatLeft, printedAbility } from '../oracles/speaking-of.ts';
import { happeningsOf, ofKind } from '../reading/happenings.ts';
import { type ObjectSeen, objectIn } from '../reading/objects.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import type { StackedAbilities, StackedAbility } from '../reading/stacked-abilities.ts';
import { permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const TRACK = {
  targets: 'losing-track/targets',
  own: 'losing-track/own-abilities',
  delayed: 'losing-track/delayed-triggers',
  died: 'losing-track/what-died',
} as const;

/** A target that has become another object is no legal one. CR 608.2b, 400.7 */
export function* lostTargets(history: History): Generator<Finding> {
  const chosen = ofKind(happeningsOf(history), 'became target');
  for (const { object, begun, over, did } of resolutionsOf(history)) {
    const view = history.steps[begun]?.view;
    const targets = object.targets.flat();
    if (view === undefined || targets.length === 0 || mayResolveWithoutTargets(object)) continue;
    const changes = targets.map((target) => {
      const last = chosen.findLast(
        ({ at, happening }) => at <= begun && happening.of === object.ref && happening.target === target,
      );
      const then = last === undefined ? null : seenAt(history, last.at, target);
      return { then, now: objectIn(view, target) };
    });
    const lost = changes.filter(({ then, now }) => isAnother(then, now));
    const back = lost.filter(({ then, now }) => then?.zone === now?.zone);
    if (lost.length < targets.length || back.length === 0) continue;
    yield* checked(did !== 'resolved', TRACK.targets, `${object.kind} | ${object.name} | ${targets.length}`, {
      cr: '608.2b',
      at: over,
      expected: `${object.name} has no legal target, for what it targeted has left and come back`,
      found: 'it resolves',
    });
  }
}

/** What an ability does to its own permanent it does not do to the one that has come back. CR 400.7 */
export function* lostSources(history: History, { abilities, unclear, lifeAt }: StackedAbilities): Generator<Finding> {
  for (const one of abilities) {
    const { ability, resolution, source, life } = one;
    if (resolution?.did !== 'resolved' || unclear.has(source) || !isOnItself(one)) continue;
    const [before, after] = [resolution.begun, resolution.over].map((at) => permanentAt(history, at, source));
    const first = resolution.happenings[0]?.order ?? resolution.order;
    if (!before || lifeAt(source, first - 1) === life) continue;
    const same = after !== null && after !== undefined && looks(before) === looks(after);
    yield* checked(same, TRACK.own, `${ability.name} | ${one.of}`, {
      cr: '400.7',
      at: resolution.over,
      expected: `${ability.name} is a new object, to which the ability does nothing`,
      found: `it was ${looks(before)}, and is ${after ? looks(after) : 'gone'}`,
    });
  }
}

/** What died and has changed zones since is not found any more. CR 400.7e, 603.6 */
export function* lostDead(history: History, { abilities, unclear }: StackedAbilities): Generator<Finding> {
  for (const one of abilities) {
    const { ability, resolution, source, at } = one;
    const printed = printedAbility(one);
    const moves = printed === null ? null : movesWhatLeft(printed);
    if (resolution?.did !== 'resolved' || unclear.has(source) || moves === null) continue;
    const object = moves === 'source' ? source : onlyDead(history, at);
    const now = object === null ? null : seenAt(history, resolution.begun, object);
    if (object === null || !isAnother(seenAt(history, at, object), now)) continue;
    const found = resolution.happenings.some(
      ({ happening }) => happening.kind === 'moved' && happening.object === object,
    );
    yield* checked(!found, TRACK.died, `${ability.name} | ${now?.zone ?? 'gone'}`, {
      cr: '400.7e',
      at: resolution.over,
      expected: `the card has left the graveyard, where ${ability.name} would look for it`,
      found: 'it moves',
    });
  }
}

/** What a delayed trigger speaks of and has changed zones since is left alone. CR 603.7c */
export function* lostByDelayed(history: History): Generator<Finding> {
  const made = new Map<Ref, Resolution[]>();
  for (const resolution of resolutionsOf(history)) {
    const { object } = resolution;
    const maker = object.source ?? object.ref;
    if (!isDelayed(object)) {
      if (recordHas(object.name, 'delayed')) made.set(maker, [...(made.get(maker) ?? []), resolution]);
      continue;
    }
    const [maker1, more] = made.get(maker) ?? [];
    const view = history.steps[resolution.begun]?.view;
    if (maker1 === undefined || more !== undefined || view === undefined || resolution.did !== 'resolved') continue;
    yield* leftAlone(history, maker1, resolution, view);
  }
}

function* leftAlone(
  history: History,
  making: Resolution,
  { object, over, happenings }: Resolution,
  view: View,
): Generator<Finding> {
  const bound = making.happenings.flatMap(({ happening }) =>
    happening.kind === 'moved' && happening.cause === 'effect' && happening.object !== making.object.ref
      ? [happening.object]
      : [],
  );
  for (const ref of new Set(bound)) {
    const then = seenAt(history, making.over, ref);
    const now = objectIn(view, ref);
    if (!isAnother(then, now)) continue;
    const found = happenings.some(({ happening }) => happening.kind === 'moved' && happening.object === ref);
    yield* checked(!found, TRACK.delayed, `${object.name} | ${then?.zone} | ${now?.zone ?? 'gone'}`, {
      cr: '603.7c',
      at: over,
      expected: `the delayed trigger of ${object.name} leaves a card alone that has changed zones since`,
      found: 'it moves',
    });
  }
}

const isDelayed = ({ ability }: StackView): boolean => ability?.endsWith('/delayed') === true;

function isOnItself(one: StackedAbility): boolean {
  const printed = printedAbility(one);
  if (printed === null || movesWhatLeft(printed) !== null) return false;
  return (printed.kind === 'activated' || printed.kind === 'triggered') && doesToItself(printed.effect);
}

/** The one card that died as the ability triggered; null where it is not known which. */
function onlyDead(history: History, at: number): Ref | null {
  const dead = (history.steps[at]?.happenings ?? []).flatMap((each) =>
    each.kind === 'moved' && each.from === 'battlefield' && each.to === 'graveyard' ? [each.object] : [],
  );
  return dead.length === 1 ? (dead[0] ?? null) : null;
}

function isAnother(then: ObjectSeen | null, now: ObjectSeen | null): boolean {
  return then !== null && now !== null && now.incarnation !== then.incarnation;
}

function seenAt(history: History, at: number, ref: Ref): ObjectSeen | null {
  const view = history.steps[at]?.view;
  return view === undefined ? null : objectIn(view, ref);
}

function permanentAt(history: History, at: number, ref: Ref): PermanentView | null {
  const view = history.steps[at]?.view;
  return view === undefined ? null : permanentIn(view, ref);
}

/** All of a permanent that such an ability could change. */
function looks(seen: PermanentView): string {
  const { incarnation, controller, types, keywords, power, toughness, tapped, counters } = seen;
  return JSON.stringify({ incarnation, controller, types, keywords, power, toughness, tapped, counters });
}
