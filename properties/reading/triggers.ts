import type { Happening, History, StackView } from '../../protocol/index.ts';
import { type Placed, happeningsOf } from './happenings.ts';
import { permanentIn, stackEntry } from './views.ts';

type Triggered = Extract<Happening, { readonly kind: 'triggered' }>;

/** The casting of a spell, as the history tells of it. */
export type Casting = Extract<Happening, { readonly kind: 'cast' }> & { readonly at: number; readonly order: number };

/** A triggered ability that was put on the stack. CR 603.3 */
export interface Triggering {
  /** As it is seen first on the stack. */
  readonly ability: StackView;
  /** The step that shows it first. */
  readonly at: number;
  /** Which object its source was on the battlefield then, since one that leaves and returns is another; null: it has left, or is not known. CR 400.7 */
  readonly incarnation: number | null;
  /** The casting on which it triggered; null: not on one. */
  readonly on: Casting | null;
}

/** All of them of which the history shows which ability it is, and on what it triggered. Needs `stack` and `events`. */
export function triggeringsOf(history: History): readonly Triggering[] {
  const all = happeningsOf(history);
  let waiting: Waiting[] = [];
  let step = 0;
  const found: Triggering[] = [];
  let cast: Casting | null = null;
  for (const { at, order, happening } of all) {
    // What has triggered is put on the stack before anyone has priority, or never. CR 603.3
    for (; step < at; step++) if (history.steps[step]?.question?.kind === 'priority') waiting = [];
    if (happening.kind === 'triggered') waiting.push({ happening, on: cast, order });
    else cast = happening.kind === 'cast' ? { ...happening, at, order } : null;
    if (happening.kind !== 'put on stack') continue;
    const view = history.steps[at]?.view;
    const ability = view === undefined ? null : stackEntry(view, happening.object);
    const of = ability === null ? null : taken(waiting, ability);
    if (view === undefined || ability === null || of === null) continue;
    const still = !movedSince(all, ability.source, of.order, at);
    const incarnation = still ? (permanentIn(view, ability.source ?? '')?.incarnation ?? null) : null;
    found.push({ ability, at, incarnation, on: of.on });
  }
  return found;
}

interface Waiting {
  readonly happening: Triggered;
  readonly on: Casting | null;
  readonly order: number;
}

/** The one trigger that it can be; where there are several, nothing is known of any of them. */
function taken(waiting: Waiting[], { ability, controller }: StackView): Waiting | null {
  const fit = waiting.filter(({ happening }) => happening.ability === ability && happening.player === controller);
  for (const each of fit) waiting.splice(waiting.indexOf(each), 1);
  return fit.length === 1 ? (fit[0] ?? null) : null;
}

function movedSince(all: readonly Placed[], object: string | null, order: number, at: number): boolean {
  return all.some(
    (each) =>
      each.order > order && each.at <= at && each.happening.kind === 'moved' && each.happening.object === object,
  );
}
