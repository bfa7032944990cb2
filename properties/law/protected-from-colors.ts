import type { History, HistoryStep, PermanentView, Question, Ref } from '../../protocol/index.ts';
import { cardNamed, holdsNode, type TargetSpec } from '../oracles/card-facts.ts';
import { matches } from '../oracles/matching.ts';
import { sightOf } from '../oracles/sight.ts';
import { lastSeen, type Scenes } from '../reading/scenes.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  each: 'H3/each-colour-of-the-spell',
  others: 'H3/not-from-other-colours',
  none: 'H3/no-colour-is-no-protection',
} as const;

/** What is protected from the colours of a spell is no target of what has one of them, and of all else. CR 105.2, 702.16b */
export function* protectedFromColors(history: History, scenes: Scenes): Generator<Finding> {
  const shields = shieldsIn(history);
  if (shields.length === 0) return;
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'objects' || question.purpose !== 'targets' || question.source === null) continue;
    const from = aimer(history, at, question);
    if (from === null) continue;
    for (const shield of shields) {
      const permanent = at < shield.at ? null : permanentIn(view, shield.ref);
      if (permanent === null || permanent.incarnation !== shield.incarnation || isHidden(permanent)) continue;
      if (matches(sightOf(scenes(at), permanent), from.what, permanent) !== true) continue;
      yield* aimed(question, at, permanent, shield.colors, from);
    }
  }
}

interface Shield {
  readonly ref: Ref;
  readonly incarnation: number;
  readonly colors: readonly string[];
  readonly at: number;
}

/** Each permanent that came to be protected, with the colours of the spell; not one of which these are not known. */
function shieldsIn(history: History): readonly Shield[] {
  return history.steps.flatMap(({ happenings, view }, at) =>
    happenings.flatMap((one) => {
      if (one.kind !== 'resolved' || one.did !== 'resolved') return [];
      const ability = lastSeen(history, at, one.object);
      const printed = ability === null ? null : triggerOnStack(history, ability);
      if (ability?.source == null || printed === null || !protects(printed)) return [];
      const permanent = permanentIn(view, ability.source);
      const colors = colorsOfCast(history, at, ability.source);
      if (permanent === null || colors === null || permanent.types.includes('enchantment')) return [];
      return [{ ref: permanent.ref, incarnation: permanent.incarnation, colors, at }];
    }),
  );
}

const protects = (part: unknown): boolean => holdsNode(part, ({ kind }) => kind === 'protectionFromColors');

/** The colours of the one spell that it can have triggered on: no other was cast since it was there. */
function colorsOfCast({ steps }: History, until: number, source: Ref): readonly string[] | null {
  const triggered = steps
    .slice(0, until + 1)
    .flatMap(({ happenings }, at) =>
      happenings.some((one) => one.kind === 'triggered' && one.object === source) ? [at] : [],
    );
  const [at, more] = triggered;
  if (at === undefined || more !== undefined) return null;
  const cast = (steps[at]?.happenings ?? []).flatMap((one) => (one.kind === 'cast' ? [one.object] : []));
  const [spell] = cast;
  const view = steps[at]?.view;
  if (spell === undefined || cast.length > 1 || view === undefined) return null;
  return stackEntry(view, spell)?.colors ?? null;
}

interface Aimer {
  readonly name: string;
  readonly colors: readonly string[];
  readonly what: NonNullable<TargetSpec['what']>;
}

/** What asks for its one target, where the filter is known. */
function aimer({ steps }: History, at: number, { source }: Question): Aimer | null {
  const { view } = steps[at] as HistoryStep;
  if (source === null) return null;
  const seen = stackEntry(view, source) ?? permanentIn(view, source);
  const record = seen === null ? null : cardNamed(seen.name);
  if (seen === null || record === null) return null;
  const isSpell = stackEntry(view, source) !== null;
  const lists = isSpell
    ? [record.spell?.modes === null ? record.spell.targets : []]
    : record.abilities.flatMap((one) => ('targets' in one && one.targets.length > 0 ? [one.targets] : []));
  const [specs, more] = lists;
  const [spec, another] = specs ?? [];
  if (spec === undefined || more !== undefined || another !== undefined || spec.what === null) return null;
  return { name: seen.name, colors: seen.colors, what: spec.what };
}

/** Whether something else about it may keep it from being a target. */
function isHidden({ types, keywords }: PermanentView): boolean {
  return !types.includes('creature') || keywords.includes('shroud') || keywords.includes('hexproof');
}

function* aimed(
  { options }: Question,
  at: number,
  permanent: PermanentView,
  colors: readonly string[],
  from: Aimer,
): Generator<Finding> {
  const meets = from.colors.some((color) => colors.includes(color));
  const clause = meets ? CLAUSE.each : colors.length === 0 ? CLAUSE.none : CLAUSE.others;
  const open = options.includes(permanent.ref);
  yield* checked(open === !meets, clause, `${from.name} | ${colors.join('')}`, {
    cr: clause === CLAUSE.none ? '105.2c' : '702.16b',
    at,
    expected: `${permanent.name} is ${meets ? 'no' : 'a'} legal target of ${from.name}`,
    found: open ? 'it may be chosen' : 'it may not be chosen',
  });
}
