import type { LawProperty } from '../properties/property.ts';
import type {
  Answer,
  Board,
  History,
  HistoryStep,
  LawVerdict,
  Question,
  SearchableEngine,
  SearchableSession,
} from '../protocol/index.ts';
import { SIZE } from '../generators/index.ts';
import { everyAnswer } from './every-answer.ts';
import { sameAnswer } from './picks.ts';
import { boringAnswers } from './policy-boring.ts';

/** How far a search goes. */
export interface Limits {
  /** The search ends after so many answers were given, the same place reached twice counting twice. */
  readonly transitions: number;
  /** No game goes on as this turn begins. */
  readonly untilTurn: number;
  /** No game goes on once what was done in it is larger than this, in the tenths of a script's `size`. */
  readonly most: number;
}

/** What a search of all games from a board has found. */
export interface Explored {
  /** Different places. */
  readonly states: number;
  readonly transitions: number;
  /** All games in which so much is done, in the tenths of a script's `size`, were searched to their ends. */
  readonly depth: number;
  /** Whether there is nothing left to search within the turns, however much is done. */
  readonly complete: boolean;
  /** Clauses that were put to the test somewhere. */
  readonly witnessed: readonly string[];
  /** The first violation found: for none is less done. Null: none was found. */
  readonly violation: Violated | null;
}

export interface Violated {
  readonly clause: string;
  /** How much is done for it, in the tenths of a script's `size`: what the boring policy does by itself and payments count nothing. */
  readonly size: number;
  readonly history: History;
}

/** A place that was reached, with what happened on the way. */
interface Node {
  readonly session: SearchableSession;
  /** Answered steps, the last one first. */
  readonly before: Steps | null;
  /** What was seen here; its question has no answer yet. */
  readonly now: HistoryStep;
  /** How much was done on the way. */
  readonly size: number;
  /** Whether an action is under way, whose choices are part of it. */
  readonly acting: boolean;
}

interface Steps {
  readonly step: HistoryStep;
  readonly before: Steps | null;
}

/**
 * Searches all games from a board, those in which the least is done first, and judges each step of each by the law. A place that was reached before is not searched again, so of two ways to one place the law sees what follows
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
  search.reach({ session: start, before: null, now: seenOf(start), size: 0, acting: false });
  return search.run();
}

class Search {
  private readonly property: LawProperty;
  private readonly board: Board;
  private readonly clause: string | null;
  private readonly limits: Limits;
  /** Places that were reached, with the least that led to them. */
  private readonly seen = new Map<string, number>();
  private readonly witnessed = new Set<string>();
  /** What is to be searched, by how much was done on the way. */
  private readonly waiting: Node[][] = [];
  private transitions = 0;
  private isLeft = false;
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
    return this.result(this.isLeft ? this.limits.most : depth - 1, !this.isLeft);
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
    if (known !== undefined && known <= node.size) return;
    this.seen.set(place, node.size);
    if (node.now.question === null || node.now.view.turn >= this.limits.untilTurn) return;
    const level = this.waiting[node.size] ?? [];
    this.waiting[node.size] = level;
    level.push(node);
  }

  private expand(node: Node): void {
    const { question } = node.now;
    if (question === null) return;
    const [boring] = boringAnswers(question);
    const isPriority = question.kind === 'priority';
    for (const answer of everyAnswer(question)) {
      const more = isBoring(boring, answer) ? 0 : sizeOf(question, node.acting);
      if (node.size + more > this.limits.most) {
        this.isLeft = true;
        continue;
      }
      const session = node.session.fork();
      if (session.answer(answer) !== null) continue;
      this.transitions++;
      this.reach({
        session,
        before: { step: { ...node.now, answer }, before: node.before },
        now: seenOf(session),
        size: node.size + more,
        acting: isPriority ? !isBoring(boring, answer) : node.acting,
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
    if (this.clause === null || this.clause === clause) this.violation = { clause, size: node.size, history };
  }
}

/** How large the entry or the choice is that a script has for an answer. */
function sizeOf({ kind }: Question, acting: boolean): number {
  if (kind === 'pay') return 0;
  return kind !== 'priority' && acting ? SIZE.choice : SIZE.entry;
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
