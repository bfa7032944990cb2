import type { Board, BoardCard } from '../../protocol/index.ts';
import { ATTACHMENT, COUNTERS, DAMAGE, markName, PLAYER_COUNTERS } from './set-up-scripts.ts';
import { counterName } from './sight.ts';

/** Marks of one kind: on so many of the board's cards, or on players. */
export interface Mark {
  /** A kind of counters as Forge calls it, or damage. */
  readonly kind: string;
  /** The board's cards. */
  readonly cards: readonly string[];
  /** The number that each player is to say. */
  readonly numbers: readonly number[];
}

/** All marks of a board. `isAura`: an Aura is attached as it enters. */
export function marksOf({ players, cards }: Board, isAura: (name: string) => boolean): readonly Mark[] {
  const counted = COUNTERS.flatMap((kind) =>
    grouped(kind, cards, ({ counters }) => counters[counterName(kind)] ?? 0, players.length),
  );
  const given = PLAYER_COUNTERS.flatMap((kind): readonly Mark[] => {
    const numbers = players.map(({ counters }) => counters[counterName(kind)] ?? 0);
    return numbers.every((number) => number === 0) ? [] : [{ kind, cards: [], numbers }];
  });
  const attached = cards
    .filter(({ name, attachedTo }) => attachedTo !== null && !isAura(name))
    .map(({ id }): Mark => ({ kind: ATTACHMENT, cards: [id], numbers: [] }));
  return [...counted, ...given, ...attached, ...grouped(DAMAGE, cards, ({ damage }) => damage, players.length)];
}

/** Cards of our own that have a board marked. */
export function markCards(board: Board, isAura: (name: string) => boolean): readonly string[] {
  return marksOf(board, isAura).map(({ kind }) => markName(kind));
}

/** Why a board has more than can be put there; null: it has not. */
export function notMarkable({ players, cards, active }: Board): string | null {
  for (const [seat, { counters, landsPlayed }] of players.entries()) {
    const other = Object.keys(counters).find((kind) => !PLAYER_COUNTERS.some((each) => counterName(each) === kind));
    if (other !== undefined) return `a player with ${other} counters`;
    if (landsPlayed > 0 && seat !== active) return 'lands played in the turn of another player';
  }
  for (const { name, counters, exiledWith } of cards) {
    const other = Object.keys(counters).find((kind) => !COUNTERS.some((each) => counterName(each) === kind));
    if (other !== undefined) return `${other} counters on ${name}`;
    const by = cards.find(({ id }) => id === exiledWith);
    if (exiledWith !== null && by?.zone !== 'battlefield') return `${name} exiled with what has left`;
  }
  return null;
}

/** Cards with the same number that is not 0. */
function grouped(
  kind: string,
  cards: readonly BoardCard[],
  numberOf: (card: BoardCard) => number,
  players: number,
): readonly Mark[] {
  const numbers = [...new Set(cards.map(numberOf))].filter((number) => number !== 0);
  return numbers.map((number) => ({
    kind,
    cards: cards.filter((card) => numberOf(card) === number).map(({ id }) => id),
    numbers: Array.from({ length: players }, () => number),
  }));
}
