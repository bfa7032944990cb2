import type { Case } from '../../protocol/index.ts';

/**
 * How large a case is for its reader, in tenths: a card or an entry counts 10, a card in a library 1. Passes and payments count nothing.
 */
export function size(of: Case): number {
  const { start } = of;
  const cards =
    start.kind === 'board'
      ? start.board.cards.reduce((sum, card) => sum + (card.zone === 'library' ? 1 : 10), 0)
      : start.decks.decks.reduce((sum, deck) => sum + 5 * deck.length, 0);
  return cards + 10 * of.script.length;
}

/** A text that is the same for the same case, whatever the order in which it was put together. */
export function keyOf(of: Case): string {
  return JSON.stringify(of, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Negative where `a` is smaller than `b`: a total order in which nothing can become smaller for ever. */
export function compareCases(a: Case, b: Case): number {
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  return size(a) - size(b) || keyA.length - keyB.length || (keyA < keyB ? -1 : keyA > keyB ? 1 : 0);
}
