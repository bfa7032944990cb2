import type { Happening, History, PermanentView, Ref, View } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { cardNamed, textHas, type TriggeredAbility } from '../oracles/card-facts.ts';
import { conditionHolds } from '../oracles/matching.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { sightOf } from '../oracles/sight.ts';
import { and } from '../oracles/truth.ts';
import { isEntering } from '../reading/happenings.ts';
import type { Scenes } from '../reading/scenes.ts';
import { triggersNamed } from '../reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { STATE_CLAUSE } from './triggers-clauses.ts';

/** An ability that triggers where the game is so: it is on the stack whenever that is so, and once. CR 603.8 */
export function* stateTriggers(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { question, view }] of history.steps.entries()) {
    if (question?.kind !== 'priority') continue;
    for (const permanent of view.battlefield) {
      if (!textHas(permanent.name, 'state')) continue;
      for (const [index, ability] of triggersOf(permanent.name).entries())
        yield* stateTrigger(history, scenes, at, permanent, { ability, index });
    }
  }
}

function* stateTrigger(
  history: History,
  scenes: Scenes,
  at: number,
  permanent: PermanentView,
  { ability, index }: { readonly ability: TriggeredAbility; readonly index: number },
): Generator<Finding> {
  const { on, onlyIf } = ability;
  if (on.kind !== 'state' || isAlsoActivated(permanent.name, index)) return;
  const scene = scenes(at);
  const sight = sightOf(scene, permanent);
  const key = `${permanent.ref}/${index}`;
  const entries = entriesOf(history, at, permanent, key);
  if (entries === null) return;
  const there = entries.length;
  const again = entries.filter((first) => first < at).length;
  if (again > 0 && !copiesAbilities(scene.view))
    yield* checked(there === 1, STATE_CLAUSE.once, `${permanent.name} | ${scene.view.stack.length} on the stack`, {
      cr: '603.8',
      at,
      expected: `the ability of ${permanent.name} is on the stack once`,
      found: `it is there ${there} times`,
    });
  const has = hasAbility(scene, permanent, ability);
  if (and([conditionHolds(sight, on.condition), conditionHolds(sight, onlyIf)]) !== true || has === 'unknown') return;
  if (!has) {
    yield* lost(history, permanent, at);
    return;
  }
  yield* checked(there > 0, STATE_CLAUSE.met, `${permanent.name} | ${again > 0 ? 'already' : 'now'}`, {
    cr: '603.8',
    at,
    expected: `the ability of ${permanent.name} is on the stack, for what it watches for is so`,
    found: 'it is not',
  });
}

/** However an engine names an ability that its source has no longer. */
function* lost({ steps }: History, { ref, name }: PermanentView, at: number): Generator<Finding> {
  if (textHas(name, 'delayed')) return;
  const told = steps[at]?.happenings ?? [];
  const since = told.slice(told.findLastIndex(isEntering) + 1);
  const triggers = since.some((one) => one.kind === 'triggered' && one.object === ref);
  yield* checked(!triggers, STATE_CLAUSE.lost, name, {
    cr: '613.1f',
    at,
    expected: `nothing of ${name} triggers, for it has lost the ability`,
    found: 'it triggered',
  });
}

/** The steps that first showed abilities of this object that are on the stack now; null where it is not sure which object's one is. CR 400.7 */
function entriesOf(
  history: History,
  at: number,
  { ref, incarnation }: PermanentView,
  key: string,
): readonly number[] | null {
  const { steps } = history;
  const entries = triggersNamed(history, at, key);
  const firsts = entries.map((entry) => steps.findIndex(({ view }) => stackEntry(view, entry.ref) !== null));
  const own = firsts.filter((first) => {
    const step = steps[first];
    return step !== undefined && permanentIn(step.view, ref)?.incarnation === incarnation;
  });
  return own.some((first) => movedSince(steps[first]?.happenings ?? [], ref, key)) ? null : own;
}

/** Whether the ability had triggered before the object last moved. */
function movedSince(told: readonly Happening[], ref: Ref, key: string): boolean {
  const last = told.findLastIndex((one) => one.kind === 'moved' && one.object === ref);
  return last >= 0 && told.slice(0, last).some((one) => one.kind === 'triggered' && one.ability === key);
}

/** Whether what is there may have put another of the kind on the stack. */
function copiesAbilities({ battlefield }: View): boolean {
  return battlefield.some(({ name }) => textHas(name, 'stackAbility'));
}

/** Whether an activated ability has the same place among those of its kind: on the stack they look alike. */
function isAlsoActivated(name: string, index: number): boolean {
  return (cardNamed(name)?.abilities ?? []).filter(({ kind }) => kind === 'activated').length > index;
}
