import type { History, PermanentView, PlayerView, Ref, Seat, StackView, View } from '../../protocol/index.ts';

export function permanentIn(view: View, ref: Ref): PermanentView | null {
  return view.battlefield.find((permanent) => permanent.ref === ref) ?? null;
}

/** The player that this is, or who controls the permanent that it is. */
export function playerBehind(view: View, ref: Ref): Seat {
  return permanentIn(view, ref)?.controller ?? Number(ref.slice(1));
}

export function stackEntry(view: View, ref: Ref): StackView | null {
  return view.stack.find((entry) => entry.ref === ref) ?? null;
}

/** The name of the card as the board has it; null for what is on none. */
export function placedName({ start }: History, ref: Ref): string | null {
  if (start.kind !== 'board') return null;
  return start.board.cards.find(({ id }) => id === ref)?.name ?? null;
}

/** Throws for a seat that is not in the game: a history never names one. */
export function playerIn(view: View, seat: Seat): PlayerView {
  const player = view.players.find((each) => each.seat === seat);
  if (player === undefined) throw new Error(`no player ${seat} in the view`);
  return player;
}

export function poolOf(view: View, seat: Seat): string {
  return playerIn(view, seat).pool;
}

export function hasType(permanent: PermanentView, type: string): boolean {
  return permanent.types.includes(type);
}

export function isCreature(permanent: PermanentView): boolean {
  return hasType(permanent, 'creature');
}

/** The view with some of its parts replaced. */
export function viewWith(view: View, parts: Partial<View>): View {
  const { turn, active, step, priority, players, battlefield, stack } = view;
  const zone: View['zone'] = (name, owner) => view.zone(name, owner);
  return { turn, active, step, priority, players, battlefield, stack, zone, ...parts };
}

/** Where a player stands in turn order from the active one: 0 is the active player. CR 101.4 */
export function turnOrder(view: View, seat: Seat): number {
  return (seat - view.active + view.players.length) % view.players.length;
}

/** Whether something of a name that is so has been on the stack by this step, at any time or in the turn of the step. */
export function wasOnStack(
  { steps }: History,
  at: number,
  is: (name: string) => boolean,
  when: 'ever' | 'this turn' = 'ever',
): boolean {
  const turn = steps[at]?.view.turn;
  return steps
    .slice(0, at + 1)
    .some(({ view }) => (when === 'ever' || view.turn === turn) && view.stack.some(({ name }) => is(name)));
}

/** The names of all that was on the battlefield or the stack in these steps. */
export function namesSeen(steps: History['steps']): ReadonlySet<string> {
  return new Set(steps.flatMap(({ view }) => [...view.battlefield, ...view.stack].map(({ name }) => name)));
}
