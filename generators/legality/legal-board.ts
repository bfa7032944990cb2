import { COUNTER_KINDS } from '../../engine/facts.ts';
import type { Board, BoardCard, IllegalBoard } from '../../protocol/index.ts';
import type { CardPool } from '../pool.ts';
import { isCreature, keepsPile, isSuspendable } from '../printed.ts';
import { type Stand, standsOf, whyDetached, whyFalls } from './standing.ts';
import { leastToughness } from './toughness.ts';

/**
 * Why a board might be no game in progress, or null. Stricter than the rules: see `standsOf`. Generated boards and all that
 * shrinking makes of them pass.
 */
export function whyIllegal(board: Board, pool: CardPool): IllegalBoard | null {
  const stands = standsIn(board, pool);
  return (
    firstOf(null, ruleOfPlayers(board)) ??
    firstIn(board.cards, (card) => whyWrongCard(card, board, pool)) ??
    firstIn(
      stands.map(({ card }) => card),
      (_, index) => whyWrongStand(stands[index] as Stand, stands),
    )
  );
}

/** The permanents of a board whose records the pool knows. */
export function standsIn(board: Board, pool: CardPool): readonly Stand[] {
  return standsOf(
    board.cards.flatMap((card) => {
      const record = card.zone === 'battlefield' ? pool.named(card.name) : null;
      return record === null ? [] : [{ card, record }];
    }),
  );
}

function ruleOfPlayers({ players, active, turn }: Board): string | null {
  if (players.length < 2 || players.length > 4) return 'two to four players';
  if (active < 0 || active >= players.length || turn < 1) return 'no such turn';
  if (players.some(({ life }) => life <= 0)) return 'a player has no life';
  if (players.some(({ counters }) => (counters.poison ?? 0) >= 10)) return 'a player is poisoned';
  return players.some(({ counters }) => !areKnown(counters)) ? 'an unknown kind of counter' : null;
}

function whyWrongCard(card: BoardCard, board: Board, pool: CardPool): string | null {
  const seats = board.players.length;
  if (board.cards.some((other) => other !== card && other.id === card.id)) return 'two cards have this id';
  if (pool.named(card.name) === null) return 'an unknown card';
  if (!areKnown(card.counters)) return 'an unknown kind of counter';
  if (card.owner >= seats || card.controller >= seats) return 'no such player';
  return card.zone === 'battlefield' ? null : (whyNotPlain(card, pool) ?? whyWrongPile(card, board, pool));
}

function areKnown(counters: Readonly<Record<string, number>>): boolean {
  return Object.keys(counters).every((kind) => COUNTER_KINDS.some((known) => known === kind));
}

/** Only permanents have a status; a card with suspend may have time counters in exile. CR 110.5, 111.7, 702.62b */
function whyNotPlain(card: BoardCard, pool: CardPool): string | null {
  if (card.name.includes('/')) return 'a token outside the battlefield';
  const status = card.tapped || card.held || card.damage !== 0 || card.attachedTo !== null;
  const record = pool.named(card.name);
  const isSuspended = card.zone === 'exile' && record !== null && isSuspendable(record);
  const counters = Object.keys(card.counters).filter((kind) => !isSuspended || kind !== 'time');
  return status || card.controller !== card.owner || counters.length + Object.keys(card.chosen).length > 0
    ? 'a status outside the battlefield'
    : null;
}

/** What was exiled with a permanent that is there and keeps cards in exile. CR 607.2a */
function whyWrongPile({ exiledWith, zone }: BoardCard, { cards }: Board, pool: CardPool): string | null {
  if (exiledWith === null) return null;
  const host = cards.find(({ id }) => id === exiledWith);
  const record = host?.zone === 'battlefield' ? pool.named(host.name) : null;
  return zone === 'exile' && record !== null && keepsPile(record) ? null : 'exiled with what keeps no pile';
}

function whyWrongStand(stand: Stand, stands: readonly Stand[]): string | null {
  const { counters, damage } = stand.card;
  if ((counters['+1/+1'] ?? 0) > 0 && (counters['-1/-1'] ?? 0) > 0) return 'counters that annihilate each other';
  if (damage > 0 && (!isCreature(stand.record) || damage >= (leastToughness(stand, stand.bearing) ?? 0))) {
    return 'lethal damage';
  }
  return whyFalls(stand, stands) ?? whyDetached(stand, stands);
}

function firstIn(
  cards: readonly BoardCard[],
  judge: (card: BoardCard, index: number) => string | null,
): IllegalBoard | null {
  for (const [index, card] of cards.entries()) {
    const illegal = firstOf(card.id, judge(card, index));
    if (illegal !== null) return illegal;
  }
  return null;
}

function firstOf(card: string | null, why: string | null): IllegalBoard | null {
  return why === null ? null : { kind: 'illegal board', card, why };
}
