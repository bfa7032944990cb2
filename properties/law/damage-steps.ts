import type { Happening, History, HistoryStep, PermanentView, Ref, View } from '../../protocol/index.ts';
import { cardNamed, holdsNode, recordHas, textHas } from '../oracles/card-facts.ts';
import type { Scene } from '../oracles/sight.ts';
import type { HappeningOf } from '../reading/happenings.ts';
import { firstResolved, scenesOf } from '../reading/scenes.ts';
import { permanentIn } from '../reading/views.ts';

/** Combat damage as it is assigned in a step. */
export interface DamageStep {
  readonly at: number;
  /** The game before, as damage is assigned. */
  readonly view: View;
  readonly scene: Scene;
  readonly isFirst: boolean;
  readonly dealt: readonly HappeningOf<'damage'>[];
  /** All that happened in the step until a player had priority. */
  readonly happenings: readonly Happening[];
  /** The step in which a player next had priority; null: the game was over. */
  readonly priority: View['step'] | null;
  /** Attackers whose controller was asked to divide their damage. */
  readonly divided: readonly Ref[];
  /** Attackers that became blocked in this combat. */
  readonly blocked: ReadonlySet<Ref>;
  /** Who had first or double strike as the first damage step of this combat began; null: there was none. */
  readonly struck: ReadonlySet<string> | null;
  /** Whether one that strikes first blocks nothing any more: no view shows whether it is a blocking creature still. CR 509.1g */
  readonly hasIdleStriker: boolean;
}

/** Every combat damage step of a history in which a view shows what bears on the damage. CR 510 */
export function* damageSteps(history: History): Generator<DamageStep> {
  const scenes = scenesOf(history);
  const until = changedFrom(history);
  let combat = NO_COMBAT;
  for (const [at, { happenings }] of history.steps.entries()) {
    if (at >= until) return;
    const from = happenings.findIndex(isDamageStep);
    const earlier = from < 0 ? happenings : happenings.slice(0, from);
    combat = earlier.reduce(after, combat);
    if (from < 0) continue;
    const view = viewBefore(history, at, earlier);
    const found = view === null ? null : damageStepAt(history, at, view, scenes(at - 1), combat);
    if (found !== null && !isChanged(found.view)) yield found;
    combat = happenings.slice(from).reduce(after, { ...combat, struck: struckFirst(found, combat) });
  }
}

/** What is known of a combat from what happened in it. */
interface CombatKnown {
  readonly blocked: ReadonlySet<Ref>;
  readonly blockers: ReadonlySet<Ref>;
  readonly struck: ReadonlySet<string> | null | 'unknown';
}

const NO_COMBAT: CombatKnown = { blocked: new Set(), blockers: new Set(), struck: null };

function after(combat: CombatKnown, one: Happening): CombatKnown {
  const { blocked, blockers } = combat;
  switch (one.kind) {
    case 'step began':
      return one.step === 'beginning of combat' ? NO_COMBAT : combat;
    case 'became blocked':
      return { ...combat, blocked: new Set([...blocked, one.object]) };
    case 'blocked':
      return { ...combat, blockers: new Set([...blockers, one.object]) };
    case 'moved':
    case 'control changed':
      return { ...combat, blocked: without(blocked, one.object), blockers: without(blockers, one.object) };
    default:
      return combat;
  }
}

function without(set: ReadonlySet<Ref>, ref: Ref): ReadonlySet<Ref> {
  return set.has(ref) ? new Set([...set].filter((each) => each !== ref)) : set;
}

function isDamageStep(one: Happening): boolean {
  return one.kind === 'step began' && (one.step === 'first-strike damage' || one.step === 'combat damage');
}

/** The view in which the step before ended; null where it is not shown. */
function viewBefore({ steps }: History, at: number, earlier: readonly Happening[]): View | null {
  const view = steps[at - 1]?.view;
  const isQuiet = earlier.every(({ kind }) => kind === 'mana lost');
  return view !== undefined && isQuiet && EARLIER.includes(view.step) ? view : null;
}

const EARLIER: readonly View['step'][] = ['declare blockers', 'first-strike damage'];

function damageStepAt(
  { steps }: History,
  at: number,
  view: View,
  scene: Scene,
  { blocked, blockers, struck }: CombatKnown,
): DamageStep | null {
  const ended = steps.findIndex(
    ({ question }, index) => index >= at && (question === null || question.kind === 'priority'),
  );
  const isSecond = view.step === 'first-strike damage';
  if (ended < 0 || struck === 'unknown' || isSecond !== (struck !== null)) return null;
  const span = steps.slice(at, ended + 1);
  const all = span.flatMap(({ happenings }) => happenings);
  const from = all.findIndex(isDamageStep);
  const next = all.findIndex(({ kind }, index) => index > from && kind === 'step began');
  const happenings = all.slice(from, next < 0 ? all.length : next);
  const [began] = happenings;
  return {
    at: ended,
    view,
    scene,
    isFirst: began?.kind === 'step began' && began.step === 'first-strike damage',
    dealt: happenings.flatMap((one) => (one.kind === 'damage' && one.combat ? [one] : [])),
    happenings,
    priority: steps[ended]?.question == null ? null : (steps[ended]?.view.step ?? null),
    divided: span.flatMap(dividedIn),
    blocked,
    struck,
    hasIdleStriker: [...blockers].some((ref) => isIdleStriker(permanentIn(view, ref))),
  };
}

function dividedIn({ question }: HistoryStep): readonly Ref[] {
  return question?.kind === 'divide' && question.purpose === 'combat damage' && question.source !== null
    ? [question.source]
    : [];
}

function isIdleStriker(permanent: PermanentView | null): boolean {
  return permanent !== null && permanent.blocking.length === 0 && strikesFirst(permanent);
}

/** What has been dealt first in this combat, after a damage step. */
function struckFirst(found: DamageStep | null, { struck }: CombatKnown): CombatKnown['struck'] {
  if (found === null) return 'unknown';
  return found.isFirst ? new Set(fightersIn(found.view).filter(strikesFirst).map(objectOf)) : struck;
}

/** Attacking and blocking creatures. */
export function fightersIn({ battlefield }: View): readonly PermanentView[] {
  return battlefield.filter(({ attacking, blocking }) => attacking !== null || blocking.length > 0);
}

export function strikesFirst({ keywords }: PermanentView): boolean {
  return keywords.includes('first strike') || keywords.includes('double strike');
}

/** The same text as long as it is the same object. CR 400.7 */
export function objectOf({ ref, incarnation }: PermanentView): string {
  return `${ref} ${incarnation}`;
}

/** From when on something may change what damage is dealt, which no view shows. */
function changedFrom(history: History): number {
  return firstResolved(history, (name) => recordHas(name, 'lasting', 'preventDamage', 'redirectDamage', 'becomeCopy'));
}

/** Whether a permanent changes what damage is dealt, or how it may be assigned. */
function isChanged({ battlefield }: View): boolean {
  return battlefield.some(({ name }) => {
    const record = cardNamed(name);
    if (record === null) return false;
    return (
      textHas(name, 'mayAssignAsUnblocked', 'assignsNoCombatDamage', 'damageCantBePrevented') ||
      holdsNode(record.abilities, (node) => 'permanents' in node && 'which' in node)
    );
  });
}
