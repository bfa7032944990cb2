import type { Answer, Ask, Game, IllegalAnswer, Proc, Question } from './proc.ts';
import { activateForMana } from './rules/casting/activate.ts';
import { payIfAble } from './rules/costs/optional.ts';
import { illegal } from './rules/ask.ts';
import { play } from './rules/game/play.ts';
import { shuffle } from './rules/resolution/cards.ts';
import { perform } from './rules/resolution/perform.ts';
import type { GameEvent } from './state/events.ts';
import type { Root } from './state/root.ts';

/**
 * A place in a game, as plain data: the root at the last anchor and the answers since. With the same rules it is always the
 * same place.
 */
export interface Position {
  readonly root: Root;
  readonly answers: readonly Answer[];
}

/** Thrown when the engine itself fails: a bug of the engine, never of the players. It carries what repeats it. */
export class Crash extends Error {
  readonly position: Position;
  constructor(cause: unknown, position: Position) {
    super(`the engine crashed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'Crash';
    this.position = position;
  }
}

/** A game that is being played: it waits for an answer to its question, or is over. */
export interface Play {
  /** null: the game is over, and the root's progress says how. */
  readonly question: Question | null;
  /** The present root, in the middle of an action perhaps. */
  readonly root: Root;
  /** What happened since events were last taken. */
  takeEvents(): readonly GameEvent[];
  /** Gives the answer. An illegal one is refused and changes nothing. Throws `Crash`. */
  answer(answer: Answer): IllegalAnswer | null;
  /** This place as plain data. */
  position(): Position;
  /** Another play from the same place, which goes its own way. */
  fork(): Play;
}

/** Opens a position. Throws `Crash` where the answers do not fit. */
export function open(position: Position): Play {
  return new OpenPlay(position);
}

/** A game at an anchor: the root is all that it needs. */
export function gameAt(root: Root): Game {
  return {
    root,
    log: [],
    seen: 0,
    reversible: false,
    activations: [],
    paying: null,
    began: null,
    resolving: null,
    acts: { perform, activateForMana, payIfAble, shuffle },
  };
}

class OpenPlay implements Play {
  private readonly g: Game;
  private readonly proc: Proc<void>;
  private anchored: Root;
  private since: Answer[] = [];
  private pending: Ask | null = null;

  constructor({ root, answers }: Position) {
    this.g = gameAt(root);
    this.anchored = root;
    const proc = play(this.g);
    this.proc = proc;
    this.goOn(this.run(() => proc.next()));
    for (const answer of answers) {
      const refused = this.answer(answer);
      if (refused !== null) throw new Crash(refused.why, position(root, answers));
    }
  }

  get question(): Question | null {
    return this.pending?.question ?? null;
  }

  get root(): Root {
    return this.g.root;
  }

  takeEvents(): readonly GameEvent[] {
    const { g } = this;
    const events = g.log.slice(g.seen);
    // What is taken back leaves the log, so it is kept until the action is over.
    if (!g.reversible) g.log.length = 0;
    g.seen = g.log.length;
    return events;
  }

  answer(answer: Answer): IllegalAnswer | null {
    if (this.pending === null) return illegal('104.1', 'the game is over');
    const refused = faultOf(this.pending, answer);
    if (refused !== null) return refused;
    this.since.push(answer);
    this.goOn(this.run(() => this.proc.next(answer)));
    return null;
  }

  position(): Position {
    return position(this.anchored, [...this.since]);
  }

  fork(): Play {
    return new OpenPlay(this.position());
  }

  /** Runs to the next question, noting the anchors on the way. */
  private goOn(first: IteratorResult<Ask | { readonly kind: 'anchor' }, void>): void {
    let step = first;
    while (!step.done && step.value.kind === 'anchor') {
      this.anchored = this.g.root;
      this.since = [];
      step = this.run(() => this.proc.next(NO_ANSWER));
    }
    this.pending = step.done || step.value.kind === 'anchor' ? null : step.value;
  }

  private run<T>(step: () => T): T {
    try {
      return step();
    } catch (cause) {
      throw new Crash(cause, this.position());
    }
  }
}

/** What an anchor is given to go on; nobody reads it. */
const NO_ANSWER: Answer = { kind: 'pick', picks: [] };

function position(root: Root, answers: readonly Answer[]): Position {
  return { root, answers };
}

/** What is wrong with an answer, or null: its form by the question's kind, then what the question itself checks. */
export function faultOf({ question, check }: Ask, answer: Answer): IllegalAnswer | null {
  if (answer.kind === 'take back') return question.takeBack ? null : illegal('733.1', 'nothing can be taken back here');
  if (answer.kind === 'concede')
    return question.kind === 'priority' ? null : illegal('104.3a', 'concede when you have priority');
  return formFault(question, answer) ?? (check === null ? null : check(answer));
}

function formFault(question: Question, answer: Answer): IllegalAnswer | null {
  switch (question.kind) {
    case 'number':
      return numberFault(question, answer);
    case 'yes or no':
      return answer.kind === 'yes' ? null : illegal(question.cr, 'expected yes or no');
    case 'divide':
      return divisionFault(question, answer);
    case 'order':
      return picksFault(question, answer, question.items.length, question.items.length, question.items.length);
    case 'objects':
    case 'modes':
      return picksFault(question, answer, question.options.length, question.min, question.max);
    case 'attackers':
    case 'blockers':
      // How many there have to be is a matter of what they are: the declaration is judged as a whole. CR 508.1, 509.1
      return picksFault(question, answer, question.options.length, 0, question.options.length);
    case 'priority':
    case 'pay':
    case 'value':
      return picksFault(question, answer, question.options.length, 1, 1);
  }
}

function numberFault(question: Extract<Question, { kind: 'number' }>, answer: Answer): IllegalAnswer | null {
  if (answer.kind !== 'number' || !Number.isSafeInteger(answer.value))
    return illegal(question.cr, 'expected a whole number');
  const { min, max } = question;
  return answer.value < min || (max !== null && answer.value > max)
    ? illegal(question.cr, `expected ${min} to ${max ?? 'any number'}`)
    : null;
}

function divisionFault(question: Extract<Question, { kind: 'divide' }>, answer: Answer): IllegalAnswer | null {
  const { among, total, least, cr } = question;
  if (answer.kind !== 'divide' || answer.amounts.length !== among.length)
    return illegal(cr, `expected ${among.length} amounts`);
  if (answer.amounts.some((amount) => !Number.isSafeInteger(amount) || amount < least))
    return illegal(cr, `expected at least ${least} each`);
  const sum = answer.amounts.reduce((all, amount) => all + amount, 0);
  return sum === total ? null : illegal(cr, `expected ${total} in all, found ${sum}`);
}

function picksFault(
  question: Question,
  answer: Answer,
  options: number,
  min: number,
  max: number,
): IllegalAnswer | null {
  if (answer.kind !== 'pick') return illegal(question.cr, 'expected picks');
  const { picks } = answer;
  if (picks.length < min || picks.length > max)
    return illegal(question.cr, `expected ${min} to ${max} picks, found ${picks.length}`);
  const legal =
    picks.every((pick) => Number.isSafeInteger(pick) && pick >= 0 && pick < options) &&
    new Set(picks).size === picks.length;
  return legal ? null : illegal(question.cr, 'a pick that is no option, or is there twice');
}
