import type { CardView, Happening, History, Ref, StackView } from '../../protocol/index.ts';
import { triggersOf } from '../oracles/printed-triggers.ts';
import { isLastCounterTrigger, suspendOf } from '../oracles/suspend.ts';
import { counteringsOf } from './counterings.ts';
import { happeningsOf, ofKind } from './happenings.ts';

/** A card in exile that has suspend or was given it, as an upkeep or the loss of a counter shows it. */
export interface TimeEvent {
  readonly at: number;
  readonly name: string;
  readonly owner: number;
  /** An upkeep that began, whosever; or counters that were removed. */
  readonly kind: 'upkeep' | 'removed';
  readonly active: number;
  /** Time counters on it, after that. */
  readonly time: number;
  /** How many were removed at once; 0 in an upkeep. */
  readonly removed: number;
  /** How often abilities of it triggered then. */
  readonly triggered: number;
}

/** The moves into exile of spells that were countered by what gives them suspend. */
export type Delaying = ReadonlySet<Happening>;

/** All such, in order. Needs the facets `zones` and `events`. */
export function timeEvents(history: History, delaying: Delaying): readonly TimeEvent[] {
  const time = new Map<Ref, number>(countersAtFirst(history));
  const delayed = new Set<Ref>();
  const found: TimeEvent[] = [];
  for (const [at, { happenings, view }] of history.steps.entries()) {
    const all = view.players.flatMap(({ seat }) => view.zone('exile', seat));
    const suspends = ({ ref, name }: CardView): boolean => suspendOf(name) !== null || delayed.has(ref);
    happenings.forEach((happening, index) => {
      const note = (kind: TimeEvent['kind'], removed: number, { ref, name, owner }: CardView): void => {
        const triggered = triggersAfter(happenings, index, ref);
        found.push({ at, name, owner, kind, active: view.active, time: time.get(ref) ?? 0, removed, triggered });
      };
      if (happening.kind === 'moved') {
        time.delete(happening.object);
        delayed.delete(happening.object);
        if (delaying.has(happening)) delayed.add(happening.object);
      }
      if (happening.kind === 'counters' && happening.counter === 'time') {
        time.set(happening.on, (time.get(happening.on) ?? 0) + happening.change);
        const card = all.find((each) => each.ref === happening.on && suspends(each));
        if (happening.change < 0 && card !== undefined) note('removed', -happening.change, card);
      }
      if (happening.kind === 'step began' && happening.step === 'upkeep')
        for (const card of all.filter(suspends)) note('upkeep', 0, card);
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

export function delayingMoves(history: History): Delaying {
  return new Set(
    counteringsOf(history)
      .filter(({ rest }) => rest.some(({ effect }) => effect.kind === 'giveSuspend'))
      .flatMap(({ resolution, target }) =>
        ofKind(resolution.happenings, 'moved')
          .map(({ happening }) => happening)
          .filter(({ object, to }) => object === target && to === 'exile'),
      ),
  );
}

/** Whether it is the ability on the stack that lets a card be cast as its last time counter goes, its own or given to it. CR 702.62a */
export function isLastCounterAbility(history: History, object: StackView, at: number, delaying: Delaying): boolean {
  if (isLastCounterTrigger(object)) return true;
  const { source, ability, name } = object;
  if (delaying.size === 0 || ability !== `${source}/${triggersOf(name).length + 1}`) return false;
  const moves = ofKind(happeningsOf(history), 'moved').filter(
    (each) => each.at <= at && each.happening.object === source,
  );
  const last = moves.at(-1);
  return last !== undefined && delaying.has(last.happening);
}
