import type { LawProperty } from '../properties/property.ts';
import type {
  Answer,
  Board,
  History,
  HistoryStep,
  LawVerdict,
  SearchableEngine,
  SearchableSession,
} from '../protocol/index.ts';
import { everyAnswer } from './every-answer.ts';
import { sameAnswer } from './picks.ts';
import { boringAnswers } from './policy-boring.ts';

/** How far a search goes. */
export interface Limits {
  /** The search ends after so many answers were given, the same place reached twice counting twice. */
  readonly transitions: number;
  /** No game goes on as this turn begins. */
  readonly untilTurn: number;
}

/** What a search of all games from a board has found. */
export interface Explored {
  /** Different places. */
  readonly states: number;
  readonly transitions: number;
  /** All games with so many choices other than the boring ones were searched to their ends. */
  readonly depth: number;
  /** Whether there is nothing left to search within the turns. */
  readonly complete: boolean;
  /** Clauses that were put to the test somewhere. */
  readonly witnessed: readonly string[];
  /** The first violation found: none needs fewer choices other than the boring ones. Null: none was found. */
  readonly violation: Violated | null;
}

export interface Violated {
  readonly clause: string;
  /** How many choices other than the boring ones lead to it. */
  readonly choices: number;
  readonly history: History;
}

/** A place that was reached, with what happened on the way. */
interface Node {
  readonly session: SearchableSession;
  /** Answered steps, the last one first. */
  readonly before: Steps | null;
  /** What was seen here; its question has no answer yet. */
  readonly now: HistoryStep;
  readonly choices: number;
}

interface Steps {
  readonly step: HistoryStep;
  readonly before: Steps | null;
}

/**
 * Searches all games from a board, those with the fewest choices other than the boring policy's first, and judges each step of
 * each by the law. A place that was reached before is not searched again, so of two ways to one place the law sees what follows
 * only once. `clause` null: any violation ends the search. Throws what the engine throws.
 */
export function explore(
  property: LawProperty,
  engine: SearchableEngine,
  board: Board,
  clause: string | null,
  limits: Limits,
): Explored {
  const start = engine.load(board);
  if ('kind' in start) throw new Error(`${start.kind}: ${start.why}`);
  const search = new Search(property, board, clause, limits);
  search.reach({ session: start, before: null, now: seenOf(start), choices: 0 });
  return search.run();
}

class Search {
  private readonly property: LawProperty;
  private readonly board: Board;
  private readonly clause: string | null;
  private readonly limits: Limits;
  /** Places that were reached, with the fewest choices that led to them. */
  private readonly seen = new Map<string, number>();
  private readonly witnessed = new Set<string>();
  /** What is to be searched, by the number of choices other than the boring ones. */
  private readonly waiting: Node[][] = [];
  private transitions = 0;
  private violation: Violated | null = null;

  constructor(property: LawProperty, board: Board, clause: string | null, limits: Limits) {
    this.property = property;
    this.board = board;
    this.clause = clause;
    this.limits = limits;
  }

  run(): Explored {
    let depth = 0;
    for (; depth < this.waiting.length; depth++) {
      const level = this.waiting[depth] ?? [];
      for (let node = level.pop(); node !== undefined; node = level.pop()) {
        this.expand(node);
        if (this.violation !== null || this.transitions >= this.limits.transitions)
          return this.result(depth - 1, false);
      }
    }
    return this.result(depth - 1, true);
  }

  private result(depth: number, complete: boolean): Explored {
    const { transitions, violation } = this;
    return { states: this.seen.size, transitions, depth, complete, witnessed: [...this.witnessed].sort(), violation };
  }

  /** Judges the way to a place, and notes the place if it is new. */
  reach(node: Node): void {
    this.judge(node);
    const place = node.session.place();
    const known = this.seen.get(place);
    if (known !== undefined && known <= node.choices) return;
    this.seen.set(place, node.choices);
    if (node.now.question === null || node.now.view.turn >= this.limits.untilTurn) return;
    const level = this.waiting[node.choices] ?? [];
    this.waiting[node.choices] = level;
    level.push(node);
  }

  private expand(node: Node): void {
    const { question } = node.now;
    if (question === null) return;
    const [boring] = boringAnswers(question);
    for (const answer of everyAnswer(question)) {
      const session = node.session.fork();
      if (session.answer(answer) !== null) continue;
      this.transitions++;
      this.reach({
        session,
        before: { step: { ...node.now, answer }, before: node.before },
        now: seenOf(session),
        choices: node.choices + Number(!isBoring(boring, answer)),
      });
      if (this.violation !== null) return;
    }
  }

  private judge(node: Node): void {
    const history = historyOf(this.board, node);
    const verdict: LawVerdict = this.property.law(history);
    if (verdict.kind === 'not witnessed') return;
    for (const { clause } of verdict.witnessed) this.witnessed.add(clause);
    if (verdict.kind !== 'violated') return;
    const { clause } = verdict.violation;
    if (this.clause === null || this.clause === clause) this.violation = { clause, choices: node.choices, history };
  }
}

function isBoring(boring: Answer | undefined, answer: Answer): boolean {
  return boring !== undefined && sameAnswer(boring, answer);
}

function seenOf(session: SearchableSession): HistoryStep {
  const standing = session.standing();
  const question = standing.kind === 'asks' ? standing.question : null;
  return { question, answer: null, view: session.view(), happenings: session.happenings() };
}

function historyOf(board: Board, { session, before, now }: Node): History {
  const steps: HistoryStep[] = [now];
  for (let each = before; each !== null; each = each.before) steps.push(each.step);
  const standing = session.standing();
  const over = standing.kind === 'over' ? { winner: standing.winner, reason: standing.reason } : null;
  return { start: { kind: 'board', board }, steps: steps.reverse(), over };
}
