import type { ActionEntry, Answer, ChoiceEntry, IllegalAnswer, Moment, Question, Seat } from '../protocol/index.ts';
import { pick } from './picks.ts';
import { answersQuestion, isOver, isPass, isTime, type Plan, type Planned, type When } from './plan.ts';
import { type Scripted, scriptedAnswer, type Waiting } from './script-answers.ts';

/** What an engine did not let be done that the reference did, or let be done that the reference did not. */
export interface Deviation {
  readonly kind: 'refused' | 'never offered' | 'offered';
  /** The option of the action, or the purpose of the choice. */
  readonly what: string;
  readonly player: Seat | 'chance';
  /** The engine's reason for a refusal; null where it gave none. */
  readonly why: IllegalAnswer | null;
  /** How many answers had been given before. */
  readonly at: number;
}

type Attempt =
  | { readonly kind: 'none' }
  | { readonly kind: 'action'; readonly planned: Planned; readonly moment: Moment }
  | { readonly kind: 'choice'; readonly scripted: Scripted };

const NONE: Attempt = { kind: 'none' };

/**
 * Follows a plan by meaning. An action is taken when its moment has come and it is offered, its choices then wait for their
 * questions; what cannot be done is left out, and is a deviation where the reference did it.
 */
export class Follower {
  readonly deviations: Deviation[] = [];
  readonly #plan: Plan;
  readonly #onLeftOut: (planned: Planned, since: number) => void;
  #next = 0;
  #actions = 0;
  #waiting: readonly Waiting[] = [];
  /** Choices of the action under way that were made as the reference made them. */
  #made: readonly ChoiceEntry[] = [];
  /** What the reference cast, and is cast here too, since something was last begun. */
  #cast: ReadonlySet<string> = new Set();
  #attempt: Attempt = NONE;
  #answered = 0;
  #anotherFrom = Number.POSITIVE_INFINITY;

  /** `onLeftOut` is told of each entry that was tried in vain, and of choices that were not made, with the answers before they could be. */
  constructor(plan: Plan, onLeftOut: (planned: Planned, since: number) => void) {
    this.#plan = plan;
    this.#onLeftOut = onLeftOut;
  }

  /** How many entries are still to come, and choices that wait for their questions. */
  remaining(): number {
    return this.#plan.length - this.#next + this.#waiting.length;
  }

  /**
   * From which answer on the game is another one than the reference's, and not for a fault: what that began and did not complete, with mana
   * kept perhaps, was not let be begun, or it did not ask which mana to keep. Nothing deviates from then on.
   */
  anotherFrom(): number {
    return this.#anotherFrom;
  }

  /** Choices that wait for their questions. */
  waiting(): readonly Waiting[] {
    return this.#waiting;
  }

  /** How many actions that the reference did are behind, done or not. */
  actions(): number {
    return this.#actions;
  }

  /** What the plan says to a question: nothing, or answers of which the first that is accepted counts. */
  *answers(question: Question, moment: Moment, answered: number): Generator<Answer> {
    this.#answered = answered;
    this.#attempt = NONE;
    this.#giveUpLate(moment);
    yield* question.kind === 'priority' ? this.#action(question, moment) : this.#choice(question, moment);
    this.#attempt = NONE;
  }

  accepted(): void {
    switch (this.#attempt.kind) {
      case 'none':
        break;
      case 'choice':
        this.#use(this.#attempt.scripted);
        break;
      case 'action':
        this.#begin(this.#attempt.planned);
    }
    this.#attempt = NONE;
  }

  refused(why: IllegalAnswer): void {
    const attempt = this.#attempt;
    switch (attempt.kind) {
      case 'none':
        break;
      case 'action':
        this.#leaveOut(attempt.planned, 'refused', why, attempt.moment);
        break;
      case 'choice':
        this.#use(attempt.scripted);
        for (const { waiting } of attempt.scripted.used) this.#giveUp(waiting, 'refused', why);
    }
  }

  *#action(question: Question, moment: Moment): Generator<Answer> {
    // An action is over, and was not taken back, or it was not asked which mana to keep, or how it is cast that could not be cast so.
    const isOther = (each: Waiting): boolean => isTakingBack(each) || isOfKeptMana(each) || isOfOtherWay(each);
    if (this.#waiting.some(isOther)) this.#becomesAnother();
    for (let planned = this.#ready(question, moment); planned !== null; planned = this.#ready(question, moment)) {
      if (question.options.includes(planned.entry.action)) {
        this.#attempt = { kind: 'action', planned, moment };
        yield pick(planned.entry.action);
      } else this.#leaveOut(planned, 'never offered', null, moment);
    }
  }

  /** The next action of the plan, if its moment has come and its player has priority. What is late is left out. */
  #ready({ player }: Question, moment: Moment): PlannedAction | null {
    for (;;) {
      const planned = this.#head();
      if (planned === null) return null;
      if (!isOver(planned.entry.after, moment)) {
        return planned.entry.player === player && isTime(planned.entry, moment) ? planned : null;
      }
      this.#leaveOut(planned, 'never offered', null, null);
    }
  }

  /** The next action of the plan. Choices before it begin to wait for their questions. */
  #head(): PlannedAction | null {
    for (; this.#next < this.#plan.length; this.#next++) {
      const planned = this.#plan[this.#next];
      if (planned === undefined) break;
      const { entry } = planned;
      if (entry.kind === 'action') return { ...planned, entry };
      this.#await([entry], planned);
    }
    return null;
  }

  #giveUpLate(now: When): void {
    const late = this.#waiting.filter(({ when }) => when !== null && isOver(when, now));
    if (late.length === 0) return;
    this.#waiting = this.#waiting.filter((waiting) => !late.includes(waiting));
    for (const waiting of late) this.#giveUp(waiting, 'never offered', null);
  }

  /** An action is taken: what still waits from before has had its time. A pass only lets time go by. */
  #begin(planned: Planned): void {
    const { entry } = planned;
    this.#pass(planned);
    if (entry.kind !== 'action' || isPass(entry)) return;
    for (const waiting of this.#waiting) this.#giveUp(waiting, 'never offered', null);
    this.#waiting = [];
    this.#made = [];
    this.#cast = new Set(planned.must ? entry.action.split(' ').slice(1, 2) : []);
    this.#await(entry.choices, planned);
  }

  #pass({ must, onlyBegun }: Planned): void {
    this.#next++;
    if (must || onlyBegun) this.#actions++;
  }

  #await(choices: readonly ChoiceEntry[], { must, onlyBegun, when }: Planned): void {
    const waiting = choices.map((choice) => ({
      choice,
      must,
      onlyBegun,
      when,
      left: picksOf(choice),
      asked: false,
      since: this.#answered,
    }));
    this.#waiting = [...this.#waiting, ...waiting];
  }

  *#choice(question: Question, now: When): Generator<Answer> {
    this.#head();
    const fitting = this.#waiting.filter(
      ({ choice, when }) => answersQuestion(choice, question) && (when === null || isSame(when, now)),
    );
    if (fitting.length === 0) {
      yield* this.#noMore(question);
      return;
    }
    const scripted = scriptedAnswer(question, fitting);
    this.#waiting = this.#waiting.filter((waiting) => !scripted.missing.includes(waiting));
    for (const waiting of scripted.missing) this.#giveUp({ ...waiting, asked: true }, 'never offered', null);
    if (scripted.answer === null) return;
    this.#attempt = { kind: 'choice', scripted };
    yield scripted.answer;
  }

  /**
   * An engine that asks for several things one by one asks once more: the reference took no more than it was given. One that asks whether a
   * cost is paid that could not be is told what the reference did, which was not asked: without it. CR 601.2b
   */
  *#noMore(question: Question): Generator<Answer> {
    const isAsked = SEVERAL.includes(question.kind) && question.min === 0;
    if (isAsked && this.#made.some((choice) => answersQuestion(choice, question))) yield pick();
    const isOffered = question.purpose === 'additional cost' && question.options.includes('no');
    if (isOffered && question.source !== null && this.#cast.has(question.source)) yield pick('no');
  }

  #use({ used }: Scripted): void {
    const done = used.filter(({ waiting, left }) => waiting.must && left === null);
    this.#made = [...this.#made, ...done.map(({ waiting }) => waiting.choice)];
    this.#cast = new Set([...this.#cast, ...done.flatMap(({ waiting }) => castBy(waiting.choice))]);
    for (const { waiting } of used) if (waiting.choice.answer.kind === 'take back') this.#giveUpBefore(waiting);
    this.#waiting = this.#waiting.flatMap((waiting) => {
      const use = used.find((each) => each.waiting === waiting);
      if (use === undefined) return [waiting];
      return use.left === null ? [] : [{ ...waiting, left: use.left, asked: true }];
    });
  }

  /** What an engine asks later than the reference it does not ask where the action has been taken back by then. */
  #giveUpBefore(takenBack: Waiting): void {
    const before = this.#waiting.slice(0, this.#waiting.indexOf(takenBack));
    this.#waiting = this.#waiting.slice(before.length);
    for (const waiting of before) this.#giveUp({ ...waiting, asked: false }, 'never offered', null);
  }

  #becomesAnother(): void {
    this.#anotherFrom = Math.min(this.#anotherFrom, this.#answered);
  }

  /** `tried`: the moment at which it was tried, and may be tried again; null: its time went by. */
  #leaveOut(planned: Planned, kind: Deviation['kind'], why: IllegalAnswer | null, tried: Moment | null): void {
    const { entry, must, onlyBegun } = planned;
    this.#pass(planned);
    if (tried !== null && entry.kind === 'action')
      this.#onLeftOut({ ...planned, entry: { ...entry, after: tried } }, this.#answered);
    if (onlyBegun) this.#becomesAnother();
    if (must && entry.kind === 'action') this.#deviates(kind, entry.action, entry.player, why);
  }

  /** A choice whose question did not come is no deviation: what is forced need not be asked. */
  #giveUp(waiting: Waiting, kind: Deviation['kind'], why: IllegalAnswer | null): void {
    const { choice, must, onlyBegun, when, asked, since } = waiting;
    this.#onLeftOut({ entry: choice, must, onlyBegun, when }, since);
    if (isTakingBack(waiting)) this.#becomesAnother();
    if (must && (asked || why !== null)) this.#deviates(kind, choice.purpose, choice.player, why);
  }

  #deviates(kind: Deviation['kind'], what: string, player: Seat | 'chance', why: IllegalAnswer | null): void {
    if (this.#anotherFrom <= this.#answered) return;
    this.deviations.push({ kind, what, player, why, at: this.#answered });
  }
}

/** What is cast as something resolves. */
function castBy({ purpose, answer }: ChoiceEntry): readonly string[] {
  return purpose === 'spell to cast' && answer.kind === 'pick' ? answer.picks : [];
}

/** Kinds of questions in which several things are chosen. */
const SEVERAL: readonly Question['kind'][] = ['objects', 'modes', 'attackers', 'blockers'];

interface PlannedAction extends Planned {
  readonly entry: ActionEntry;
}

function isTakingBack({ choice, onlyBegun }: Pick<Waiting, 'choice' | 'onlyBegun'>): boolean {
  return onlyBegun && choice.answer.kind === 'take back';
}

/** What becomes of mana that was made for what is taken back: an engine may keep or undo it without asking. CR 733.1 */
function isOfKeptMana({ choice }: Waiting): boolean {
  return choice.purpose === 'keep mana';
}

/** An engine need not offer a way of casting that cannot be completed, and may begin another. CR 601.2b */
function isOfOtherWay({ choice, onlyBegun }: Waiting): boolean {
  return onlyBegun && choice.purpose === 'alternative cost';
}

function isSame(a: When, b: When): boolean {
  return a.turn === b.turn && a.step === b.step;
}

function picksOf({ answer }: ChoiceEntry): Waiting['left'] {
  return answer.kind === 'pick' ? answer.picks : [];
}
