import type { Happening, History, HistoryStep, PermanentView, Ref, Seat } from '../../protocol/index.ts';

/** Since when a permanent has been under its controller's control, worked out from the history and not from what the engine says. CR 302.6 */
export interface Control {
  /** Controlled without a break since its controller's most recent turn began. */
  readonly held: boolean;
  /** Whether its controller lost it and got it back since then, the permanent being the same object. */
  readonly returned: boolean;
  /** False for one that a board gives to one player and an effect to another: since when is not said. */
  readonly known: boolean;
}

export type Continuity = (at: number, permanent: Ref) => Control;

/** Needs the facet `events`. */
export function continuityOf(history: History): Continuity {
  const byStep: ReadonlyMap<Ref, Tracked>[] = [];
  let tracked: ReadonlyMap<Ref, Tracked> = new Map();
  let priority = 0;
  history.steps.forEach((step, at) => {
    const before = tracked;
    tracked = at === 0 ? atStart(history, step) : after(tracked, step);
    if (
      step.happenings.some(({ kind }) => kind === 'taken back') &&
      history.steps[priority]?.view.turn === step.view.turn
    )
      tracked = restored(byStep[priority] ?? before, tracked, step);
    if (step.question?.kind === 'priority') priority = at;
    byStep.push(tracked);
  });
  return (at, permanent) => byStep[at]?.get(permanent) ?? { held: false, returned: false, known: true };
}

interface Tracked extends Control {
  readonly controller: Seat | null;
  readonly incarnation: number | null;
  /** Who controlled it since their turn began and lost it. */
  readonly lostBy: readonly Seat[];
}

const NEW: Tracked = { held: false, returned: false, known: true, controller: null, incarnation: null, lostBy: [] };

/** A board says it; in a game from the beginning nothing is there yet. */
function atStart(history: History, { view }: HistoryStep): ReadonlyMap<Ref, Tracked> {
  const cards = new Map(
    (history.start.kind === 'board' ? history.start.board.cards : []).map((card) => [card.id, card]),
  );
  return new Map(
    view.battlefield.map((permanent) => {
      const card = cards.get(permanent.ref);
      const known = card === undefined || card.controller === permanent.controller;
      return [permanent.ref, seen({ ...NEW, held: card?.held ?? false, known }, permanent)];
    }),
  );
}

function after(before: ReadonlyMap<Ref, Tracked>, { view, happenings }: HistoryStep): ReadonlyMap<Ref, Tracked> {
  if (happenings.length === 0) return before;
  const tracked = new Map(before);
  for (const happening of happenings) note(tracked, happening);
  return new Map(
    view.battlefield.map((permanent) => [permanent.ref, seen(tracked.get(permanent.ref) ?? NEW, permanent)]),
  );
}

/** What was taken back never happened: what was there when a player last had priority is as it was then. CR 733.1 */
function restored(
  then: ReadonlyMap<Ref, Tracked>,
  tracked: ReadonlyMap<Ref, Tracked>,
  { view }: HistoryStep,
): ReadonlyMap<Ref, Tracked> {
  const now = new Map(tracked);
  for (const permanent of view.battlefield) {
    const of = then.get(permanent.ref);
    if (of?.incarnation === permanent.incarnation) now.set(permanent.ref, seen(of, permanent));
  }
  return now;
}

function note(tracked: Map<Ref, Tracked>, happening: Happening): void {
  switch (happening.kind) {
    case 'moved':
      if (happening.to === 'battlefield') tracked.set(happening.object, NEW);
      else tracked.delete(happening.object);
      return;
    case 'control changed': {
      const of = tracked.get(happening.object);
      if (of !== undefined) tracked.set(happening.object, passedTo(of, happening.player));
      return;
    }
    case 'turn began':
      for (const [ref, of] of tracked) {
        if (of.controller === happening.active)
          tracked.set(ref, { ...of, held: true, returned: false, known: true, lostBy: [] });
      }
      return;
    default:
      return;
  }
}

function passedTo(of: Tracked, player: Seat): Tracked {
  if (of.controller === player) return of;
  const lostBy = of.controller === null ? of.lostBy : [...of.lostBy, of.controller];
  return { ...of, controller: player, held: false, returned: lostBy.includes(player), lostBy };
}

/** What the view shows beyond the happenings: a new object, another controller. */
function seen(of: Tracked, { incarnation, controller }: PermanentView): Tracked {
  const same = of.incarnation === null || of.incarnation === incarnation ? of : NEW;
  return { ...(same.controller === null ? same : passedTo(same, controller)), controller, incarnation };
}
