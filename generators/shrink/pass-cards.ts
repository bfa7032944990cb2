import type { BoardCard, Case, Seat } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isLand } from '../printed.ts';
import { isPlaced, type Placed, withHeir, withoutCards, withSeats } from './board-edits.ts';
import { lower } from './lower.ts';
import type { Subject } from './subject.ts';

/** Leaves out every card that took no part; first all of them, then those of one zone. */
export function* withoutUnusedCards({ case: of, record }: Subject): Iterable<Case> {
  if (!isPlaced(of) || record === null) return;
  const used = new Set(record.usedCards);
  const unused = of.start.board.cards.filter(({ id }) => !used.has(id));
  yield without(of, unused);
  for (const zone of ['library', 'graveyard', 'exile', 'hand', 'battlefield'] as const) {
    yield without(
      of,
      unused.filter((card) => card.zone === zone),
    );
  }
}

/** Leaves out players: down to two, then one; with all that is theirs, or so that another one has it. */
export function* withoutPlayers({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  const seats = of.start.board.players.map((_, seat) => seat);
  if (seats.length < 3) return;
  const others = (gone: Seat): readonly Seat[] => seats.filter((seat) => seat !== gone);
  for (const one of seats) for (const other of seats.slice(one + 1)) yield withSeats(of, [one, other]);
  if (seats.length > 3) for (const gone of seats) yield withSeats(of, others(gone));
  for (const gone of seats) for (const heir of others(gone)) yield withSeats(withHeir(of, gone, heir), others(gone));
}

/** Leaves out cards: all of a player in a zone, half of them, and so on down to each card by itself. */
export function* withoutCardChunks({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  for (const group of groups(of.start.board.cards)) {
    for (let count = group.length; count >= 1; count = Math.floor(count / 2)) {
      for (let from = 0; from < group.length; from += count) yield without(of, group.slice(from, from + count));
    }
  }
}

/** Past this many cards, pairs are too many to try. */
const MOST_FOR_PAIRS = 16;

/** Leaves out two cards that only make sense together. */
export function* withoutCardPairs({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  const cards = of.start.board.cards.filter(({ zone }) => zone !== 'library');
  if (cards.length > MOST_FOR_PAIRS) return;
  for (const [index, card] of cards.entries()) {
    for (const other of cards.slice(index + 1)) yield without(of, [card, other]);
  }
}

/** A smaller {X}, or another smaller number, with fewer lands to pay for it: neither may be possible alone. */
export function* cheaper({ case: of }: Subject): Iterable<Case> {
  if (!isPlaced(of)) return;
  for (const [index, entry] of of.script.entries()) {
    if (entry.kind !== 'action') continue;
    for (const [at, choice] of entry.choices.entries()) {
      if (choice.answer.kind !== 'number') continue;
      const lands = landsOf(of.start.board.cards, entry.player);
      for (const value of lower(choice.answer.value)) {
        const less = choice.answer.value - value;
        const smaller = entry.choices.with(at, { ...choice, answer: { kind: 'number', value } });
        const cut = { ...of, script: of.script.with(index, { ...entry, choices: smaller }) };
        if (lands.length >= less) yield without(cut, lands.slice(0, less));
        if (lands.length > less) yield without(cut, lands.slice(-less));
      }
    }
  }
}

function landsOf(cards: readonly BoardCard[], player: Seat): readonly BoardCard[] {
  return cards.filter(({ zone, controller, name }) => {
    const record = zone === 'battlefield' && controller === player ? ENGINE_POOL.named(name) : null;
    return record !== null && isLand(record);
  });
}

function without(of: Placed, cards: readonly BoardCard[]): Placed {
  return withoutCards(
    of,
    cards.map(({ id }) => id),
  );
}

/** The cards of each player in each zone, what matters least first. */
function groups(cards: readonly BoardCard[]): readonly (readonly BoardCard[])[] {
  const zones = ['library', 'graveyard', 'exile', 'hand', 'battlefield'] as const;
  const owners = [...new Set(cards.map(({ owner }) => owner))].sort();
  return zones
    .flatMap((zone) => owners.map((owner) => cards.filter((card) => card.zone === zone && card.owner === owner)))
    .filter((group) => group.length > 0);
}
