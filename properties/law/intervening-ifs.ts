import type { Happening, History, PermanentView, Ref, StackView } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import type { Filter, TriggeredAbility } from '../oracles/card-facts.ts';
import { asksForEntering, conditionSeen, type Past } from '../oracles/conditions.ts';
import { matches } from '../oracles/matching.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { type Scene, type Sight, sightOf } from '../oracles/sight.ts';
import { and, type Truth } from '../oracles/truth.ts';
import { isEntering } from '../reading/happenings.ts';
import { type Resolution, resolutionsOf } from '../reading/resolutions.ts';
import type { Scenes } from '../reading/scenes.ts';
import { triggerOnStack } from '../reading/stacked-triggers.ts';
import { permanentIn, stackEntry } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';
import { isGone, sinceChosen } from './lost-targets.ts';
import { CLAUSE } from './triggers-clauses.ts';

/** An "if" right after what an ability triggers on: asked as that happens, and again as the ability resolves. CR 603.4 */
export function* interveningIfs(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, { view }] of history.steps.entries()) {
    if (history.steps[at - 1] === undefined || !view.battlefield.some(({ name }) => triggersOf(name).some(hasIf)))
      continue;
    for (const permanent of view.battlefield)
      for (const [index, ability] of triggersOf(permanent.name).entries())
        if (hasIf(ability)) yield* asItHappens(history, scenes(at), at, permanent, { ability, index });
  }
  for (const resolution of resolutionsOf(history)) yield* asItResolves(history, scenes, resolution);
}

const hasIf = ({ onlyIf }: TriggeredAbility): boolean => onlyIf !== null;

function* asItHappens(
  history: History,
  scene: Scene,
  at: number,
  permanent: PermanentView,
  { ability, index }: { readonly ability: TriggeredAbility; readonly index: number },
): Generator<Finding> {
  const told = history.steps[at]?.happenings ?? [];
  const sight = sightOf(scene, permanent);
  const last = told.findLastIndex((one) => isEvent(sight, ability, one) === true);
  const since = told.slice(last + 1);
  if (last < 0 || !(asksForEntering(ability.onlyIf) || since.every(changesNothing))) return;
  const past = pastOf(history, at);
  const holds = and([conditionSeen(sight, ability.onlyIf, past), hasAbility(scene, permanent, ability)]);
  if (holds === 'unknown' || told.filter((one) => isEvent(sight, ability, one) !== false).length > 1) return;
  const key = `${permanent.ref}/${index}`;
  const found = since.filter((one) => one.kind === 'triggered' && one.ability === key).length;
  yield* checked(found > 0 === holds, CLAUSE.ifAsItHappens, `${permanent.name} | ${index} | ${holds}`, {
    cr: '603.4',
    at,
    expected: `${permanent.name} ${holds ? 'triggers' : 'does not trigger'}, for its condition is ${holds ? '' : 'not '}met as it happens`,
    found: found > 0 ? 'it triggered' : 'it did not',
  });
}

/** Whether it is what the ability watches for: a step that begins, its own entering, or combat damage to its controller. */
function isEvent(sight: Sight, { on }: TriggeredAbility, happening: Happening): Truth {
  switch (on.kind) {
    case 'step':
      return (
        happening.kind === 'step began' &&
        happening.step === on.step &&
        (on.whose === 'anyone' || (happening.active === sight.you) === (on.whose === 'you'))
      );
    case 'enters':
      return on.what.kind === 'isSource' && isItsEntering(happening, sight.source);
    case 'dealsDamage':
      if (on.to !== 'you' || happening.kind !== 'damage' || happening.to !== `p${sight.you}`) return false;
      return and([!on.combat || happening.combat, dealtBy(sight, on.what, happening.from)]);
    default:
      return false;
  }
}

function isItsEntering(happening: Happening, ref: Ref | null): boolean {
  return isEntering(happening) && happening.object === ref;
}

function dealtBy(sight: Sight, what: Filter, from: Ref): Truth {
  const permanent = permanentIn(sight.scene.view, from);
  return permanent === null ? 'unknown' : matches(sight, what, permanent);
}

/** After it the game is as it was when the abilities triggered. */
function changesNothing(happening: Happening): boolean {
  switch (happening.kind) {
    case 'triggered':
    case 'put on stack':
    case 'became target':
    case 'resolved':
    case 'mana lost':
    case 'searched':
    case 'shuffled':
      return true;
    case 'moved':
      return happening.from === 'stack' && happening.to === null;
    default:
      return false;
  }
}

/** What has entered is told of; what the board has held entered before. */
function pastOf(history: History, at: number): Past {
  const turn = history.steps[at]?.view.turn;
  return {
    enteredThisTurn: ({ ref, held }) => {
      const entered = history.steps
        .slice(0, at + 1)
        .filter(({ happenings }) => happenings.some((one) => isItsEntering(one, ref)));
      const last = entered.at(-1);
      if (last !== undefined) return last.view.turn === turn;
      return history.steps[0]?.view.turn !== turn || held ? false : 'unknown';
    },
  };
}

/** Where the condition is not met any more, nothing happens, and targets are not looked at. CR 608.2a-b */
function* asItResolves(history: History, scenes: Scenes, resolution: Resolution): Generator<Finding> {
  const { object, begun, over, did } = resolution;
  const ability = triggerOnStack(history, object);
  const view = history.steps[begun]?.view;
  if (ability === null || ability.onlyIf === null || view === undefined || !isTriggered(history, object)) return;
  const sight = { scene: scenes(begun), you: object.controller, source: object.source, bound: null };
  const chosen = sinceChosen(history, resolution);
  if (!isSameSource(history, object, begun)) return;
  const holds = conditionSeen(sight, ability.onlyIf, pastOf(history, begun));
  if (holds === 'unknown') return;
  const targets = object.targets.flat();
  const then = history.steps[chosen]?.view;
  const gone = targets.filter((ref) => then !== undefined && isGone(then, view, ref)).length;
  const clause = !holds && gone > 0 && gone === targets.length ? CLAUSE.ifBeforeTargets : CLAUSE.ifAsItResolves;
  const failed = did === 'failed its condition';
  yield* checked(failed === !holds, clause, `${object.name} | ${holds} | ${gone} of ${targets.length}`, {
    cr: clause === CLAUSE.ifBeforeTargets ? '608.2a' : '603.4',
    at: over,
    expected: `${object.name}'s condition is ${holds ? '' : 'not '}met as the ability resolves${holds ? '' : ': it does nothing'}`,
    found: `it ${did}`,
  });
}

/** Its source is the one that it had when it was seen first, or is gone. CR 400.7 */
function isSameSource({ steps }: History, { ref, source }: StackView, begun: number): boolean {
  const first = steps.find(({ view }) => stackEntry(view, ref) !== null)?.view;
  const [then, now] = [first, steps[begun]?.view].map((view) =>
    view === undefined || source === null ? null : permanentIn(view, source),
  );
  return now === null || now === undefined || now.incarnation === then?.incarnation;
}

function isTriggered({ steps }: History, { ability }: StackView): boolean {
  return steps.some(({ happenings }) => happenings.some((one) => one.kind === 'triggered' && one.ability === ability));
}
