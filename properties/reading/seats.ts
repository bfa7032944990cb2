import type { Board, CardView, Entry, HistoryStep, Question, Script, Seat, View } from '../../protocol/index.ts';

/** A table of players who have changed seats. */
export interface Seating {
  readonly players: number;
  /** By how many seats each player has moved on, in turn order. */
  readonly by: number;
}

/** Where the player of this seat sits now. */
export function seatNow({ players, by }: Seating, seat: Seat): Seat {
  return (((seat + by) % players) + players) % players;
}

/** The seating by which everyone comes back. */
export function back({ players, by }: Seating): Seating {
  return { players, by: -by };
}

/** The same position with its players in these seats. */
export function boardReseated(board: Board, seating: Seating): Board {
  return { ...reseated(board, seating), players: inSeats(board.players, seating) };
}

export function scriptReseated(script: Script, seating: Seating): Script {
  return script.map((entry): Entry => reseated(entry, seating));
}

/** A moment as it would be seen and asked with the players in these seats. */
export function stepReseated(step: HistoryStep, seating: Seating): HistoryStep {
  const question = step.question === null ? null : questionReseated(step.question, seating);
  const answer = reseated(step.answer, seating);
  return { question, answer, view: viewReseated(step.view, seating), happenings: reseated(step.happenings, seating) };
}

function questionReseated(question: Question, seating: Seating): Question {
  const there = reseated(question, seating);
  return { ...there, options: [...there.options].sort(), incomplete: [...there.incomplete].sort() };
}

function viewReseated(view: View, seating: Seating): View {
  const { turn, step } = view;
  const zone = (name: Parameters<View['zone']>[0], owner: Seat): readonly CardView[] =>
    reseated(view.zone(name, seatNow(back(seating), owner)), seating);
  return {
    turn,
    step,
    active: seatNow(seating, view.active),
    priority: view.priority === null ? null : seatNow(seating, view.priority),
    players: inSeats(reseated(view.players, seating), seating),
    battlefield: reseated(view.battlefield, seating),
    stack: reseated(view.stack, seating),
    zone,
  };
}

function inSeats<T>(list: readonly T[], seating: Seating): readonly T[] {
  return list.map((_, seat) => list[seatNow(back(seating), seat)] as T);
}

/** Fields that hold a seat; all other seats are refs, such as `p1`, in texts. */
const SEATS: ReadonlySet<string> = new Set(['player', 'owner', 'controller', 'active', 'seat']);

function reseated<T>(value: T, seating: Seating): T {
  return everyPart(value, (key, part) => {
    if (typeof part === 'string')
      return part.replace(/\bp(\d+)\b/g, (_, seat: string) => `p${seatNow(seating, Number(seat))}`);
    return typeof part === 'number' && SEATS.has(key) ? seatNow(seating, part) : part;
  }) as T;
}

/** Plain data with every text and number replaced by what `told` says of it. */
function everyPart(value: unknown, told: (key: string, part: string | number) => unknown, key = ''): unknown {
  if (typeof value === 'string' || typeof value === 'number') return told(key, value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part: unknown) => everyPart(part, told));
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, everyPart(part, told, name)]));
}
