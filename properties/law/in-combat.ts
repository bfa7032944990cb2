import type { Happening, History, PermanentView, View } from '../../protocol/index.ts';
import { recordHas, textHas } from '../oracles/card-facts.ts';
import { toldBetween } from '../reading/happenings.ts';
import { hasType, permanentIn, wasOnStack } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const IN_COMBAT_CLAUSES = {
  creatures: 'in-combat/creatures-only',
  control: 'in-combat/out-under-another-player',
  regenerated: 'in-combat/out-when-regenerated',
  attacked: 'in-combat/nothing-instead-of-a-lost-planeswalker',
  stays: 'in-combat/stays-otherwise',
} as const;

/** Two places where a player has priority, of one combat and with no such place between. */
interface Span {
  readonly history: History;
  readonly at: number;
  readonly before: View;
  readonly after: View;
  readonly told: readonly Happening[];
}

/** Who goes on attacking and blocking from one priority to the next. CR 506.4 */
export function* staysInCombat(history: History): Generator<Finding> {
  for (const span of spansIn(history)) {
    for (const was of span.before.battlefield) {
      const is = permanentIn(span.after, was.ref);
      if (!isFighting(was) || is === null || is.incarnation !== was.incarnation) continue;
      yield* fighter(span, was, is);
    }
  }
}

function* spansIn(history: History): Generator<Span> {
  let last: number | null = null;
  for (const [at, { question, view: after }] of history.steps.entries()) {
    if (question?.kind !== 'priority') continue;
    const [from, before] = [last, last === null ? null : history.steps[last]?.view];
    last = at;
    if (from === null || before === null || before === undefined) continue;
    const told = toldBetween(history, from, at);
    const goesOn = after.turn === before.turn && IN_COMBAT.includes(before.step) && IN_COMBAT.includes(after.step);
    if (goesOn && !told.some(beginsCombat)) yield { history, at, before, after, told };
  }
}

const IN_COMBAT: readonly View['step'][] = [
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
];

const beginsCombat = (one: Happening): boolean => one.kind === 'step began' && one.step === 'beginning of combat';

const isFighting = ({ attacking, blocking }: PermanentView): boolean => attacking !== null || blocking.length > 0;

function* fighter(span: Span, was: PermanentView, is: PermanentView): Generator<Finding> {
  const { at, told } = span;
  const shape = `${was.attacking === null} | ${span.before.step} | ${span.after.step}`;
  const passed = told.some((one) => one.kind === 'control changed' && one.object === was.ref);
  const out = !isFighting(is);
  const found = out ? 'it is out of combat' : 'it is attacking or blocking still';
  if (passed || is.controller !== was.controller) {
    const expected = `${is.name} is out of combat, for its controller has changed`;
    yield* checked(out, IN_COMBAT_CLAUSES.control, shape, { cr: '506.4', at, expected, found });
  } else if (!hasType(is, 'creature')) {
    const expected = `${is.name} is out of combat, for it is no creature`;
    yield* checked(out, IN_COMBAT_CLAUSES.creatures, shape, { cr: '506.4', at, expected, found });
  } else if (mayRegenerate(span)) {
    if (!wasHealed(span, was, is)) return;
    const expected = `${is.name} is out of combat, for it regenerated`;
    yield* checked(out, IN_COMBAT_CLAUSES.regenerated, shape, { cr: '701.19a', at, expected, found });
  } else yield* stays(span, was, is, shape);
}

/** Whether a shield may have been made this turn. */
function mayRegenerate({ history, at }: Span): boolean {
  return wasOnStack(history, at, (name) => recordHas(name, 'regenerate'), 'this turn');
}

/** Whether damage was on it or was marked, and has gone before the turn ends: but for Auras that are destroyed instead, regenerating does that alone. CR 701.19a */
function wasHealed({ before, told }: Span, was: PermanentView, is: PermanentView): boolean {
  if (is.damage > 0 || before.battlefield.some(({ name }) => textHas(name, 'destroyed'))) return false;
  const hits = told.filter((one) => one.kind === 'damage' && one.to === was.ref && one.amount > 0);
  const counts = hits.every((one) => one.kind === 'damage' && isMarked(before, one.from));
  return counts && (was.damage > 0 || hits.length > 0);
}

/** Infect and wither give counters instead. */
function isMarked(before: View, from: string): boolean {
  const source = permanentIn(before, from);
  return source !== null && !source.keywords.some((keyword) => keyword === 'infect' || keyword === 'wither');
}

function* stays({ history, at, before, after, told }: Span, was: PermanentView, is: PermanentView, shape: string) {
  if (was.attacking === null) return;
  if (wasOnStack(history, at, (name) => recordHas(name, 'removeFromCombat'), 'this turn')) return;
  if (told.some(({ kind }) => kind === 'left the game')) return;
  const attacked = permanentIn(before, was.attacking);
  const still = attacked === null ? null : permanentIn(after, attacked.ref);
  const kept = attacked === null || isAttackedStill(told, attacked, still);
  const expected = kept ? was.attacking : 'nothing';
  const clause = kept ? IN_COMBAT_CLAUSES.stays : IN_COMBAT_CLAUSES.attacked;
  yield* checked(is.attacking === expected, clause, shape, {
    cr: kept ? '508.1k' : '506.4c',
    at,
    expected: `${is.name} attacks ${expected}`,
    found: is.attacking === null ? 'it is out of combat' : `it attacks ${is.attacking}`,
  });
}

function isAttackedStill(told: readonly Happening[], attacked: PermanentView, still: PermanentView | null): boolean {
  if (still === null || still.incarnation !== attacked.incarnation || !hasType(still, 'planeswalker')) return false;
  return (
    still.controller === attacked.controller &&
    !told.some((one) => one.kind === 'control changed' && one.object === attacked.ref)
  );
}
