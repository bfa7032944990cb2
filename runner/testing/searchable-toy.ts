import type { Answer, Board, SearchableEngine, SearchableSession } from '../../protocol/index.ts';
import { toyEngine } from './toy-engine.ts';
import type { ToyFault } from './toy-game.ts';

/** The toy as an engine whose games can be searched: a fork plays everything once more. */
export function searchableToy(fault: ToyFault = 'none'): SearchableEngine {
  return { ...toyEngine(fault), load: (board) => sessionAfter(fault, board, []) };
}

function sessionAfter(fault: ToyFault, board: Board, before: readonly Answer[]): ReturnType<SearchableEngine['load']> {
  const session = toyEngine(fault).load(board);
  if ('kind' in session) return session;
  const answers: Answer[] = [];
  /** How many answers were given as something was begun, whose choices belong to the place. */
  let begun = 0;
  const give = (answer: Answer): ReturnType<SearchableSession['answer']> => {
    const standing = session.standing();
    const isBeginning = standing.kind === 'asks' && standing.question.kind === 'priority';
    const refused = session.answer(answer);
    if (refused !== null) return refused;
    if (isBeginning) begun = answers.length;
    answers.push(answer);
    return null;
  };
  for (const answer of before) give(answer);
  if (before.length > 0) session.happenings();
  return {
    ...session,
    answer: give,
    fork: () => sessionAfter(fault, board, answers) as SearchableSession,
    place: () => {
      const { turn, step, players, stack, battlefield, zone } = session.view();
      const hands = players.map(({ seat }) => zone('hand', seat));
      const chosen = answers.slice(begun);
      return JSON.stringify([turn, step, players, stack, battlefield, hands, session.standing(), chosen]);
    },
  };
}
