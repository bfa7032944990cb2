import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Answer, Board, EngineUnderTest, Question, Session } from '../../protocol/index.ts';

/** Names the file to which the scenarios that are played are written down; unset: nowhere. */
export const SCENARIOS_FILE = 'HEADJUDGE_SCENARIOS';

/** A line of the file: a game that began on a board, or an answer in one. */
export type Written =
  | { readonly game: string; readonly board: Board }
  | ({ readonly game: string; readonly turn: number; readonly step: string; readonly stack: number } & {
      readonly question: Question;
      readonly answer: Answer;
    });

/** The engine; what is done in its games is written down where the environment says so. */
export function writtenDown(engine: EngineUnderTest): EngineUnderTest {
  const file = process.env[SCENARIOS_FILE];
  if (file === undefined) return engine;
  return {
    ...engine,
    load: (board, see) => {
      const session = engine.load(board, see);
      if ('kind' in session) return session;
      const game = randomUUID();
      write(file, { game, board });
      return writing(session, game, file);
    },
  };
}

function writing(session: Session, game: string, file: string): Session {
  return {
    standing: () => session.standing(),
    view: () => session.view(),
    happenings: () => session.happenings(),
    answer: (answer) => {
      const standing = session.standing();
      const { turn, step, stack } = session.view();
      const refused = session.answer(answer);
      if (refused === null && standing.kind === 'asks')
        write(file, { game, turn, step, stack: stack.length, question: standing.question, answer });
      return refused;
    },
  };
}

function write(file: string, line: Written): void {
  appendFileSync(file, `${JSON.stringify(line)}\n`);
}
