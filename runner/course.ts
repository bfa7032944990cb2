import type {
  Answer,
  ChoiceEntry,
  Facet,
  IllegalAnswer,
  Moment,
  Option,
  Policy,
  Question,
  Seat,
  View,
} from '../protocol/index.ts';
import type { Chooser, Sight } from './driver.ts';
import { pick } from './picks.ts';
import type { Plan, Planned } from './plan.ts';
import { policyAnswers } from './policy.ts';
import { boringAnswers } from './policy-boring.ts';
import { Recorder } from './recorder.ts';
import { type Deviation, Follower } from './script.ts';
import { momentOf, type Situation } from './situation.ts';

/** Everything that says how a case is to be played. */
export interface Directions {
  readonly plan: Plan;
  /** Answers where the plan is silent. */
  readonly policy: Policy;
  /** Whether the policy acts at priority; where it does not, the player passes. */
  readonly acts: boolean;
  /** Actions that an engine offers and the reference did not, at that moment and after so many of its actions. */
  readonly extras: (question: Question, moment: Moment, actions: number) => readonly Option[];
  /** Whether the case ends at this question. */
  readonly ends: (question: Question, view: View, progress: Progress) => boolean;
}

/** How far a case has come. */
export interface Progress {
  readonly answered: number;
  /** Of the answers, those at priority. */
  readonly priorities: number;
  /** Entries of the plan that are still to come, and choices of it that wait for their questions. */
  readonly remaining: number;
}

/** What an engine has to show for any case to be played: what can be done, and when that is. */
export const SHOWN_IN_EVERY_CASE: readonly Facet[] = ['stack', 'options'];

/** How many actions that the reference does not offer are tried in one case, where the plan has nothing to do. */
const MOST_EXTRAS = 3;

/** Plays one case: follows the plan, has the policy answer where it is silent, and notes what is done. */
export class Course implements Chooser {
  readonly recorder = new Recorder();
  /** Entries of the plan that were not done, each with the numbers of entries and of answers before. */
  readonly leftOut: { readonly planned: Planned; readonly at: number; readonly since: number }[] = [];
  readonly #directions: Directions;
  readonly #follower: Follower;
  readonly #offered: Deviation[] = [];
  readonly #actions = new Map<Seat | 'chance', number>();
  #step = '';
  readonly #steps = new Set<string>();
  /** The turn that it is, and from which answer on. */
  #turn = { number: 0, from: 0 };
  #unclearFrom = Number.POSITIVE_INFINITY;
  #answered = 0;
  #priorities = 0;
  #payments = 0;
  #extras = 0;
  /** An action under way that the reference does not offer. */
  #extra: Deviation | null = null;

  constructor(directions: Directions) {
    this.#directions = directions;
    this.#follower = new Follower(directions.plan, (planned, since) => {
      this.leftOut.push({ planned, at: this.recorder.entries().length, since });
    });
  }

  /** None from the turn on in which a step comes twice: what is done in the one and in the other is told apart by nothing. CR 500.8 */
  deviations(): readonly Deviation[] {
    const all = [...this.#follower.deviations, ...this.#offered].filter(({ at }) => at < this.#unclearFrom);
    return all.sort((a, b) => a.at - b.at);
  }

  /** From which answer on the game is another than the one of the plan, and not for a fault of the engine. */
  anotherFrom(): number {
    return this.#follower.anotherFrom();
  }

  /** Choices that the reference made and of which no question came, each with the number of answers before it could come. */
  unasked(): readonly { readonly choice: ChoiceEntry; readonly since: number }[] {
    const leftOut = this.leftOut.flatMap(({ planned: { entry, must }, since }) =>
      must && entry.kind === 'choice' ? [{ choice: entry, since }] : [],
    );
    return [...leftOut, ...this.#follower.waiting().filter(({ must }) => must)];
  }

  ends(question: Question, { view, happenings }: Sight, answered: number): boolean {
    this.#answered = answered;
    this.recorder.happened(happenings);
    const step = `${view.turn} ${view.step}`;
    if (step !== this.#step) this.#stepBegins(step, view.turn, answered);
    this.#step = step;
    if (question.kind === 'priority') this.#actionIsOver();
    const remaining = this.#follower.remaining();
    return this.#directions.ends(question, view, { answered, priorities: this.#priorities, remaining });
  }

  *answers(question: Question, { view }: Sight): Generator<Answer> {
    const moment = question.kind === 'priority' ? momentOf(view) : { turn: view.turn, step: view.step, stack: 0 };
    yield* this.#follower.answers(question, moment, this.#answered);
    const { policy, acts } = this.#directions;
    if (question.kind === 'priority') {
      for (const option of this.#extrasOf(question, moment)) yield pick(option);
      if (!acts) yield* boringAnswers(question);
    }
    yield* policyAnswers(policy, question, this.#situation(question, moment));
  }

  accepted(question: Question, { view }: Sight, answer: Answer): void {
    if (question.kind === 'priority') this.#acted(question, momentOf(view), answer);
    else this.#chose(question, view, answer);
  }

  refused(_question: Question, _sight: Sight, _answer: Answer, why: IllegalAnswer): void {
    this.#follower.refused(why);
  }

  #stepBegins(step: string, turn: number, answered: number): void {
    this.#actions.clear();
    if (this.#turn.number !== turn) this.#turn = { number: turn, from: answered };
    if (this.#steps.has(step)) this.#unclearFrom = Math.min(this.#unclearFrom, this.#turn.from);
    this.#steps.add(step);
  }

  #actionIsOver(): void {
    this.recorder.priority();
    this.#payments = 0;
    if (this.#extra !== null) this.#offered.push(this.#extra);
    this.#extra = null;
  }

  #acted(question: Question, moment: Moment, answer: Answer): void {
    this.#priorities++;
    const { player } = question;
    const [option] = answer.kind === 'pick' ? answer.picks : [];
    const isExtra = option !== undefined && this.#extrasOf(question, moment).includes(option);
    this.#follower.accepted();
    if (option === undefined || player === 'chance') return;
    if (option === 'pass') {
      this.recorder.passed(player, moment);
      return;
    }
    this.#actions.set(player, (this.#actions.get(player) ?? 0) + 1);
    this.recorder.acted(player, option, moment);
    if (!isExtra) return;
    this.#extras++;
    this.#extra = { kind: 'offered', what: option, player, why: null, at: this.#answered };
  }

  #extrasOf(question: Question, moment: Moment): readonly Option[] {
    if (this.#extras >= MOST_EXTRAS || this.anotherFrom() < Number.POSITIVE_INFINITY) return [];
    return this.#directions.extras(question, moment, this.#follower.actions());
  }

  #chose(question: Question, view: View, answer: Answer): void {
    this.#follower.accepted();
    if (answer.kind === 'take back') this.#extra = null;
    if (question.kind === 'pay') this.#payments++;
    this.recorder.chose(question, answer, view.turn, view.step);
  }

  #situation({ player }: Question, { turn, step, stack }: Moment): Situation {
    return { turn, step, stack, actions: this.#actions.get(player) ?? 0, payments: this.#payments };
  }
}
