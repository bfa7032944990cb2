import { referenceEngine } from '../../adapters/reference/index.ts';
import { UsageError } from '../usage-error.ts';
import type { Asked } from './asked.ts';
import { Book } from './book.ts';
import type { Open } from './choices.ts';
import { play } from './table.ts';
import type { Transcript } from './transcript.ts';

/** A game as it was played, with what everything in it is called. */
export interface Played {
  readonly transcript: Transcript;
  readonly book: Book;
}

/** Plays a question once. Throws a `UsageError` where its board is illegal, or a line cannot be understood. */
export function playAsked(asked: Asked, open: Open): Played {
  const book = Book.of(asked);
  const session =
    asked.begins === null
      ? referenceEngine.load(asked.board)
      : referenceEngine.loadAsItBegins(asked.board, asked.begins);
  if ('kind' in session) {
    const card = session.kind === 'illegal board' && session.card !== null ? `${book.of(session.card)}: ` : '';
    throw new UsageError(`no game can reach this board: ${card}${session.why}`);
  }
  return { transcript: play({ session, book, lines: asked.lines, resolves: true, open }), book };
}
