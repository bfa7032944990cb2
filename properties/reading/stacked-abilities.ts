import type { History, HistoryStep, Ref, StackView } from '../../protocol/index.ts';
import { type Placed, happeningsOf } from './happenings.ts';
import type { Resolution } from './resolutions.ts';
import { stackEntry } from './views.ts';

/** An ability on the stack. CR 113.3b-c */
export interface StackedAbility {
  readonly of: 'activated' | 'triggered';
  /** As it was seen first. */
  readonly ability: StackView;
  readonly source: Ref;
  /** Which object its source was: how often the permanent had entered by then. CR 400.7 */
  readonly life: number;
  /** The step that shows it first, as its targets are chosen. */
  readonly at: number;
  /** Its resolution; null: it has not resolved, or the history does not show from where on. */
  readonly resolution: AbilityResolution | null;
}

/** As `Resolution`, of an ability that is known. */
export type AbilityResolution = Omit<Resolution, 'object'>;

export interface StackedAbilities {
  readonly abilities: readonly StackedAbility[];
  /** Sources of abilities of which it is not known which ability it was, or of which object: copies, for instance. */
  readonly unclear: ReadonlySet<Ref>;
  /** How often the object had entered the battlefield by then, since the history began. */
  readonly lifeAt: (object: Ref, order: number) => number;
}

/** All that the history shows from the trigger, or the activation, on. Needs the facets `stack` and `events`. */
export function stackedAbilities(history: History): StackedAbilities {
  const all = happeningsOf(history);
  const lifeAt = livesIn(all);
  const unclear = new Set<Ref>();
  let waiting: { readonly ability: string; readonly life: number }[] = [];
  let step = 0;
  const abilities: StackedAbility[] = [];
  for (const [index, { at, order, happening }] of all.entries()) {
    for (; step < at; step++) if (history.steps[step]?.question?.kind === 'priority') waiting = [];
    if (happening.kind === 'triggered')
      waiting.push({ ability: happening.ability, life: lifeAt(happening.object, order) });
    if (happening.kind !== 'put on stack') continue;
    const { object, source } = happening;
    const seen = firstSeen(history, object, at);
    if (seen === null || seen.ability.ability === null) continue;
    const own = waiting.filter(({ ability }) => ability === seen.ability.ability);
    const first = own[0];
    const triggered = first !== undefined && own.every(({ life }) => life === first.life);
    // Of several objects' it is not known which is which, of none of them.
    waiting = waiting.filter((each) => each !== first && (triggered || !own.includes(each)));
    const of = triggered
      ? 'triggered'
      : first === undefined && isActivated(all.slice(index), source)
        ? 'activated'
        : null;
    if (of === null) unclear.add(source);
    else {
      const life = first?.life ?? lifeAt(source, order);
      abilities.push({ of, ...seen, source, life, resolution: resolutionOf(history, all, object) });
    }
  }
  return { abilities, unclear, lifeAt };
}

function livesIn(all: readonly Placed[]): StackedAbilities['lifeAt'] {
  const entered = new Map<Ref, number[]>();
  for (const { order, happening } of all) {
    if (happening.kind !== 'moved' || happening.to !== 'battlefield') continue;
    entered.set(happening.object, [...(entered.get(happening.object) ?? []), order]);
  }
  return (object, order) => (entered.get(object) ?? []).filter((each) => each <= order).length;
}

/** An activation is told when its costs are paid; a copy of an ability never is. */
function isActivated(later: readonly Placed[], source: Ref): boolean {
  const next = later.find(
    ({ happening }, index) =>
      index > 0 &&
      (happening.kind === 'put on stack' ||
        (happening.kind === 'activated' && !happening.manaAbility && happening.object === source)),
  );
  return next?.happening.kind === 'activated';
}

/** As it is when its targets are chosen: on the step of the next priority, or before it where that is not shown. */
export function firstSeen(
  history: History,
  ref: Ref,
  from: number,
): { readonly ability: StackView; readonly at: number } | null {
  let last: { readonly ability: StackView; readonly at: number } | null = null;
  for (let at = from; at < history.steps.length; at++) {
    const step = history.steps[at] as HistoryStep;
    const ability = stackEntry(step.view, ref);
    if (ability === null) return last;
    last = { ability, at };
    if (step.question?.kind === 'priority') return last;
  }
  return last;
}

function resolutionOf(history: History, all: readonly Placed[], ref: Ref): AbilityResolution | null {
  const end = all.find(({ happening }) => happening.kind === 'resolved' && happening.object === ref);
  if (end === undefined || end.happening.kind !== 'resolved') return null;
  const begun = history.steps.findLastIndex(({ question }, at) => at < end.at && question?.kind === 'priority');
  if (begun < 0) return null;
  const happenings = all.filter(({ at, order }) => at > begun && order < end.order);
  return { did: end.happening.did, begun, over: end.at, order: end.order, happenings };
}
