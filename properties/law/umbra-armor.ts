import type { History, HistoryStep, PermanentView, Ref } from '../../protocol/index.ts';
import { hasAbility } from '../oracles/abilities.ts';
import { printedAbilities, textHas } from '../oracles/card-facts.ts';
import { lastSeen, type Scenes } from '../reading/scenes.ts';
import { isCreature, permanentIn } from '../reading/views.ts';
import { checked, type Finding } from './finding.ts';

export const CLAUSE = {
  instead: 'H4/the-aura-instead',
  own: 'H4/the-auras-own-ability',
  damage: 'H4/damage-is-removed',
} as const;

/** What is destroyed in place of what it enchants. CR 702.89a */
export function* umbraArmor(history: History, scenes: Scenes): Generator<Finding> {
  for (const [at, step] of history.steps.entries()) {
    const before = history.steps[at - 1]?.view;
    if (before === undefined || !step.happenings.some(isDestruction)) continue;
    for (const aura of before.battlefield) {
      const host = aura.attachedTo === null ? null : permanentIn(before, aura.attachedTo);
      if (host === null || !isCreature(host) || aura.types.includes('creature')) continue;
      if (!armored(scenes, at - 1, aura)) continue;
      yield* saved(history, step, at, aura, host);
    }
  }
}

const isDestruction = (one: HistoryStep['happenings'][number]): boolean =>
  one.kind === 'moved' && one.from === 'battlefield' && one.cause === 'destroyed';

/** Whether it surely has the ability of its own text. */
function armored(scenes: Scenes, at: number, aura: PermanentView): boolean {
  return printedAbilities(aura.name, 'replacement').some(
    (ability) => ability.replaces.kind === 'destroyed' && hasAbility(scenes(at), aura, ability) === true,
  );
}

function* saved(
  history: History,
  step: HistoryStep,
  at: number,
  aura: PermanentView,
  host: PermanentView,
): Generator<Finding> {
  const [hostGone, auraGone] = [host, aura].map(({ ref }) => gone(step, ref));
  const destroyed = hostGone === 'destroyed';
  if (
    destroyed
      ? auraGone === 'destroyed' || wentFirst(step, aura.ref, host.ref)
      : auraGone !== 'destroyed' || hostGone !== null
  )
    return;
  if (!destroyed && aimedAt(history, step, at, aura.ref)) return;
  const taken = step.view.battlefield.some(({ name }) => textHas(name, 'loseAll'));
  const clause = taken ? CLAUSE.own : CLAUSE.instead;
  yield* checked(!destroyed, clause, `${aura.name} | ${host.name}`, {
    cr: '702.89a',
    at,
    expected: `${host.name} stays and ${aura.name} is destroyed instead`,
    found: `${host.name} was destroyed`,
  });
  const now = permanentIn(step.view, host.ref);
  if (now === null || dealtMore(step)) return;
  yield* checked(now.damage === 0, CLAUSE.damage, `${host.damage} | ${host.name}`, {
    cr: '702.89a',
    at,
    expected: `${host.name} has no damage any more`,
    found: `it has ${now.damage}`,
  });
}

/** What went before could save nothing any more. */
function wentFirst({ happenings }: HistoryStep, one: Ref, other: Ref): boolean {
  const first = happenings.find(
    (each) => each.kind === 'moved' && each.from === 'battlefield' && (each.object === one || each.object === other),
  );
  return first?.kind === 'moved' && first.object === one;
}

/** Why it left the battlefield in the step; null: it did not. */
function gone({ happenings }: HistoryStep, ref: Ref): string | null {
  for (const one of happenings)
    if (one.kind === 'moved' && one.object === ref && one.from === 'battlefield') return one.cause;
  return null;
}

/** Whether what resolved may have destroyed the Aura itself: it was its target, or it named none. */
function aimedAt(history: History, { happenings }: HistoryStep, at: number, ref: Ref): boolean {
  return happenings.some((one) => {
    if (one.kind !== 'resolved') return false;
    const targets = lastSeen(history, at, one.object)?.targets.flat() ?? [];
    return targets.length === 0 || targets.includes(ref);
  });
}

/** Whether damage was dealt after the destruction. */
function dealtMore({ happenings }: HistoryStep): boolean {
  const last = happenings.findLastIndex(isDestruction);
  return happenings.slice(last + 1).some(({ kind }) => kind === 'damage');
}
