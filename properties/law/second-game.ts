import { ENGINE_POOL, hash32, whyIllegal } from '../../generators/index.ts';
import type { ActionEntry, Board, BoardCard, CardId, Case, Entry, Ref, Script } from '../../protocol/index.ts';

/** Words for the second game of a property that compares two. */

/** What is told of a card of the board that is another, or elsewhere, in the second game. */
export type CardChange = Partial<Omit<BoardCard, 'id'>>;

/** How many answers a second game goes on for after what was done in the first one. */
const MORE = 24;

/**
 * The same game on a board with other cards, in which this much is done, and then everyone passes and declines. Null: the board with
 * these cards might be no game in progress, such as where an Aura would be on what it cannot be attached to.
 */
export function secondGame(first: Case, board: Board, script: Script, answers: number): Case | null {
  if (whyIllegal(board, ENGINE_POOL) !== null) return null;
  const start = { kind: 'board', board } as const;
  return { ...first, start, script, policy: { kind: 'boring' }, decisions: answers + MORE };
}

/** A board with some of its cards changed. */
export function changed(board: Board, changes: Readonly<Record<CardId, CardChange>>): Board {
  return { ...board, cards: board.cards.map((card) => ({ ...card, ...changes[card.id] })) };
}

/** The script with the card's own casting paid for anew: what pays for one card does not for another. */
export function repaid(script: Script, card: CardId): Script {
  return script.map((entry): Entry => (isCastOf(entry, card) ? ownChoices(entry, card) : entry));
}

/** Whether it casts the card, from wherever. */
export function isCastOf(entry: Entry, card: CardId): entry is ActionEntry {
  return entry.kind === 'action' && (entry.action === `cast ${card}` || entry.action.startsWith(`cast ${card} by `));
}

function ownChoices(entry: ActionEntry, card: CardId): ActionEntry {
  const choices = entry.choices.filter(({ source, question }) => source === card && question !== 'pay');
  return { ...entry, choices };
}

/** The script with the card cast at this target. */
export function aimed(script: Script, card: CardId, target: Ref): Script {
  return script.map((entry): Entry => {
    if (!isCastOf(entry, card) || card === target) return entry;
    const { player } = entry;
    const answer = { kind: 'pick', picks: [target] } as const;
    const choice = { kind: 'choice', player, question: 'objects', purpose: 'targets', source: card, answer } as const;
    return { ...entry, choices: [choice, ...entry.choices.filter(({ purpose }) => purpose !== 'targets')] };
  });
}

/** One of the items, always the same for the same words. */
export function pickedBy<T>(items: readonly T[], words: string): T | null {
  return items[hash32(words, 0) % Math.max(1, items.length)] ?? null;
}
