import type { CardId, Case, Seat } from '../../protocol/index.ts';
import { ENGINE_POOL } from '../pool.ts';
import { isLand } from '../printed.ts';
import { complexity, simplerThan } from './complexity.ts';
import { renamedScript, scriptWithout } from './rename.ts';
import type { Subject } from './subject.ts';

/** A case that is played from decks. */
interface Played extends Case {
  readonly start: Extract<Case['start'], { readonly kind: 'decks' }>;
}

/** Takes cards out of decks, many at first; whole decks with their players; puts simpler cards in the place of others. */
export function* smallerDecks({ case: of, record }: Subject): Iterable<Case> {
  if (!isPlayed(of)) return;
  const { decks } = of.start.decks;
  if (record !== null) {
    const used = new Set(record.usedCards);
    yield withoutDeckCards(
      of,
      new Set(
        deckIds(of)
          .flat()
          .filter((id) => !used.has(id)),
      ),
    );
  }
  if (decks.length > 2) for (const seat of decks.keys()) yield withoutDeck(of, seat);
  for (const ids of deckIds(of)) {
    for (let count = ids.length; count >= 1; count >>= 1) {
      for (let from = 0; from + count <= ids.length; from += count) {
        yield withoutDeckCards(of, new Set(ids.slice(from, from + count)));
      }
    }
  }
}

/** Decks of simpler cards, and lives of 20. */
export function* simplerDecks({ case: of }: Subject): Iterable<Case> {
  if (!isPlayed(of)) return;
  const { decks, life } = of.start.decks;
  if (life !== 20) yield withDecks(of, decks, 20);
  for (const [seat, deck] of decks.entries()) {
    const plainest = deck.find((name) => complexity(name) === 0) ?? 'Forest';
    for (const [index, name] of deck.entries()) {
      const record = ENGINE_POOL.named(name);
      if (record === null) continue;
      const others = isLand(record) ? [plainest] : [plainest, ...simplerThan(record).map((other) => other.name)];
      for (const other of others) yield withDecks(of, decks.with(seat, deck.with(index, other)), life);
    }
  }
}

function isPlayed(of: Case): of is Played {
  return of.start.kind === 'decks';
}

function withDecks(of: Played, decks: readonly (readonly string[])[], life: number): Played {
  return { ...of, start: { kind: 'decks', decks: { decks, life } } };
}

/** The ids of each deck's cards: `c1` … deck by deck. */
function deckIds(of: Played): readonly (readonly CardId[])[] {
  let last = 0;
  return of.start.decks.decks.map((deck) => deck.map(() => `c${++last}`));
}

/** The case without these cards: the ones behind them move up, in the script too. */
function withoutDeckCards(of: Played, gone: ReadonlySet<CardId>): Played {
  const { decks, life } = of.start.decks;
  const ids = deckIds(of);
  const left = decks.map((deck, seat) => deck.filter((_, index) => !gone.has(ids[seat]?.[index] ?? '')));
  const kept = ids.flat().filter((id) => !gone.has(id));
  const names = new Map(kept.map((id, index) => [id, `c${index + 1}`]));
  return { ...withDecks(of, left, life), script: renamedScript(scriptWithout(of.script, gone), names) };
}

/** The case without one player: those behind move up. */
function withoutDeck(of: Played, seat: Seat): Played {
  const fewer = withoutDeckCards(of, new Set(deckIds(of)[seat]));
  const { decks, life } = fewer.start.decks;
  const names = new Map(decks.map((_, other) => [`p${other}`, `p${other > seat ? other - 1 : other}`]));
  const script = renamedScript(scriptWithout(fewer.script, new Set([`p${seat}`])), names);
  return { ...withDecks(of, decks.toSpliced(seat, 1), life), script };
}
