import type { Board, BoardCard, Case, Entry, Script } from '../../protocol/index.ts';
import { complexity } from './complexity.ts';

/** What counts how much in the size of a case. */
export const SIZE = { card: 10, cardInLibrary: 1, cardInDeck: 5, player: 10, entry: 10, choice: 1 } as const;

/**
 * How large a case is for its reader, in tenths: a card or something done counts 10, a choice made for it 1, a card in a library 1,
 * each player after the second 10. Passes and payments count nothing.
 */
export function size({ start, script }: Case): number {
  const cards =
    start.kind === 'board'
      ? sizeOfBoard(start.board)
      : sum(start.decks.decks, (deck) => SIZE.cardInDeck * deck.length) + sizeOfPlayers(start.decks.decks);
  return cards + sum(script, sizeOfEntry);
}

/** How large a board is. */
export function sizeOfBoard({ players, cards }: Board): number {
  const ofCards = sum(cards, ({ zone }) => (zone === 'library' ? SIZE.cardInLibrary : SIZE.card));
  return ofCards + sizeOfPlayers(players);
}

/**
 * Negative where `a` is smaller than `b`: first a case that says all that is done, then its size, then how much in it is out of
 * the ordinary, then its text. A total order of cases in which nothing can become smaller for ever.
 */
export function compareCases(a: Case, b: Case): number {
  const first = policyRank(a) - policyRank(b) || size(a) - size(b) || oddity(a) - oddity(b);
  if (first !== 0) return first;
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  return keyA.length - keyB.length || (keyA < keyB ? -1 : keyA > keyB ? 1 : 0);
}

/** A text that is the same for the same case, whatever the order in which it was put together. */
export function keyOf(of: Case): string {
  return JSON.stringify(of, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** With a hashed policy much is done that no script says. */
function policyRank({ policy }: Case): number {
  return policy.kind === 'boring' ? 0 : 1;
}

function sizeOfPlayers(players: readonly unknown[]): number {
  return SIZE.player * (players.length - 2);
}

function sizeOfEntry(entry: Entry): number {
  if (entry.kind === 'choice') return entry.question === 'pay' ? 0 : SIZE.entry;
  if (entry.action === 'pass') return 0;
  return SIZE.entry + SIZE.choice * entry.choices.filter(({ question }) => question !== 'pay').length;
}

/** What a reader has to note besides the cards and entries themselves: all that is not as it usually is. */
function oddity({ start, script, decisions, untilTurn }: Case): number {
  const limits = decisions + untilTurn + oddityOfScript(script);
  if (start.kind === 'board') return limits + oddityOfBoard(start.board);
  const names = sum(start.decks.decks, (deck) => sum(deck, complexity));
  return limits + names + Math.abs(start.decks.life - 20);
}

const STEPS: readonly Board['step'][] = ['precombat main', 'postcombat main'];

function oddityOfBoard({ players, cards, turn, active, step }: Board): number {
  const ofPlayers = sum(players, (player) => Math.abs(player.life - 20) + total(player.counters) + player.landsPlayed);
  const place = STEPS.indexOf(step);
  return ofPlayers + sum(cards, oddityOfCard) + turn + active + (place < 0 ? STEPS.length : place);
}

function oddityOfCard(card: BoardCard): number {
  const onBattlefield = card.zone === 'battlefield';
  const flags = [
    card.tapped,
    onBattlefield && !card.held,
    card.controller !== card.owner,
    card.attachedTo !== null,
    card.exiledWith !== null,
  ];
  return complexity(card.name) + flags.filter(Boolean).length + card.damage + total(card.counters);
}

function oddityOfScript(script: Script): number {
  return sum(script, (entry) => {
    const choices = entry.kind === 'action' ? entry.choices : [entry];
    return (
      (entry.kind === 'action' ? entry.after.turn + entry.after.stack : 0) +
      sum(choices, ({ answer }) => {
        if (answer.kind === 'number') return answer.value;
        return answer.kind === 'pick' ? answer.picks.length : answer.kind === 'divide' ? answer.amounts.length : 1;
      })
    );
  });
}

function total(counters: Readonly<Record<string, number>>): number {
  return sum(Object.entries(counters), ([, count]) => count + 1);
}

function sum<T>(list: readonly T[], of: (item: T) => number): number {
  return list.reduce((result, item) => result + of(item), 0);
}
