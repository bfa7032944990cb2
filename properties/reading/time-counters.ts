import type { CardView, Happening, History, Ref } from '../../protocol/index.ts';
import { suspendOf } from '../oracles/suspend.ts';

/** A card with suspend in exile, as an upkeep or the loss of a counter shows it. */
export interface TimeEvent {
  readonly at: number;
  readonly name: string;
  readonly owner: number;
  /** An upkeep that began, whosever; or counters that were removed. */
  readonly kind: 'upkeep' | 'removed';
  readonly active: number;
  /** Time counters on it, after that. */
  readonly time: number;
  /** How often abilities of it triggered then. */
  readonly triggered: number;
}

/** All such, in order. Needs the facets `zones` and `events`. */
export function timeEvents(history: History): readonly TimeEvent[] {
  const time = new Map<Ref, number>(countersAtFirst(history));
  const found: TimeEvent[] = [];
  for (const [at, { happenings, view }] of history.steps.entries()) {
    const exiled = view.players
      .flatMap(({ seat }) => view.zone('exile', seat))
      .filter(({ name }) => suspendOf(name) !== null);
    happenings.forEach((happening, index) => {
      const note = (kind: TimeEvent['kind'], { ref, name, owner }: CardView): void => {
        const triggered = triggersAfter(happenings, index, ref);
        found.push({ at, name, owner, kind, active: view.active, time: time.get(ref) ?? 0, triggered });
      };
      if (happening.kind === 'moved') time.delete(happening.object);
      if (happening.kind === 'counters' && happening.counter === 'time') {
        time.set(happening.on, (time.get(happening.on) ?? 0) + happening.change);
        const card = exiled.find(({ ref }) => ref === happening.on);
        if (happening.change < 0 && card !== undefined) note('removed', card);
      }
      if (happening.kind === 'step began' && happening.step === 'upkeep')
        for (const card of exiled) note('upkeep', card);
    });
  }
  return found;
}

function countersAtFirst({ start }: History): readonly (readonly [Ref, number])[] {
  if (start.kind !== 'board') return [];
  return start.board.cards.flatMap(({ id, zone, counters }) =>
    zone === 'exile' && counters.time !== undefined ? [[id, counters.time] as const] : [],
  );
}

/** What triggers on something is told at once after it. */
function triggersAfter(happenings: readonly Happening[], index: number, ref: Ref): number {
  let count = 0;
  for (const each of happenings.slice(index + 1)) {
    if (each.kind !== 'triggered') break;
    if (each.object === ref) count++;
  }
  return count;
}
