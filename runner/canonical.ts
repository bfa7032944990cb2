import type { Answer, EngineUnderTest, Question, Session, Standing } from '../protocol/index.ts';
import { withGames } from './with-games.ts';

/**
 * The engine, whose questions list their options in one order whatever its own is: what is done in a game is told by meaning,
 * and a division by the order of what it is among.
 */
export function canonical(engine: EngineUnderTest): EngineUnderTest {
  return withGames(engine, {
    load: (board, see) => {
      const loaded = engine.load(board, see);
      return 'kind' in loaded ? loaded : inOrder(loaded);
    },
    start: (decks, see) => {
      const started = engine.start(decks, see);
      return 'kind' in started ? started : inOrder(started);
    },
  });
}

function inOrder(session: Session): Session {
  let last: Standing | null = null;
  return {
    standing: () => {
      last ??= sorted(session.standing());
      return last;
    },
    answer: (answer) => {
      const given = asItAsked(answer, session.standing());
      last = null;
      return session.answer(given);
    },
    view: () => session.view(),
    happenings: () => session.happenings(),
  };
}

function sorted(standing: Standing): Standing {
  if (standing.kind === 'over') return standing;
  const { question } = standing;
  const incomplete = question.incomplete.toSorted();
  return { kind: 'asks', question: { ...question, options: optionsOf(question), incomplete } };
}

function optionsOf({ options }: Question): Question['options'] {
  return options.toSorted();
}

/** A division in the order in which the engine has the options. */
function asItAsked(answer: Answer, standing: Standing): Answer {
  if (answer.kind !== 'divide' || standing.kind === 'over') return answer;
  const { question } = standing;
  const order = optionsOf(question);
  return { ...answer, amounts: question.options.map((option) => answer.amounts[order.indexOf(option)] ?? 0) };
}
