import type { Answer, ChoiceEntry, Option, Question } from '../protocol/index.ts';
import { completable, pick, TAKE_BACK } from './picks.ts';
import type { When } from './plan.ts';

/** A choice of the script that waits for its question. */
export interface Waiting {
  readonly choice: ChoiceEntry;
  readonly must: boolean;
  /** Whether it belongs to what the reference did not complete. */
  readonly onlyBegun: boolean;
  /** The step in which its question came, where that is known. */
  readonly when: When | null;
  /** What of its picks is not yet given: an engine may ask for them one by one. */
  readonly left: readonly Option[];
  /** How many answers had been given when its question could come. */
  readonly since: number;
  /** Whether its question came, and did not take all of it. */
  readonly asked: boolean;
}

/** What the script says to a question, and what remains of the choices that it took that from. */
export interface Scripted {
  /** Null: what the script says is not to be had here. */
  readonly answer: Answer | null;
  /** Each choice that was used; `left` null: it is done with. */
  readonly used: readonly { readonly waiting: Waiting; readonly left: readonly Option[] | null }[];
  /** Choices that had to be possible, and are not. */
  readonly missing: readonly Waiting[];
}

/** The script's answer to a question, from the choices that fit it, in their order. There is at least one. */
export function scriptedAnswer(question: Question, fitting: readonly Waiting[]): Scripted {
  const [first] = fitting;
  if (first === undefined) return { answer: null, used: [], missing: [] };
  const { answer } = first.choice;
  switch (answer.kind) {
    case 'concede':
      return done(first, answer);
    case 'take back':
      return question.takeBack ? done(first, TAKE_BACK) : impossible(first);
    case 'number':
      return question.kind === 'number' ? number(question, first, answer.value) : impossible(first);
    case 'divide':
      return answer.amounts.length === question.options.length ? done(first, answer) : impossible(first);
    case 'pick':
      return picked(question, fitting);
  }
}

function picked(question: Question, fitting: readonly Waiting[]): Scripted {
  const [first] = fitting;
  if (first === undefined) return { answer: null, used: [], missing: [] };
  switch (question.kind) {
    case 'pay':
      return payment(question, fitting);
    case 'order':
      return ordered(question, first);
    case 'priority':
    case 'yes or no':
    case 'value': {
      const [option] = first.left;
      return option !== undefined && question.options.includes(option) ? done(first, pick(option)) : impossible(first);
    }
    case 'objects':
    case 'modes':
    case 'attackers':
    case 'blockers':
      return chosen(question, fitting);
    case 'number':
    case 'divide':
      return impossible(first);
  }
}

/** The first payment that is still to be had. Those before it are left out; paying waits until it completes. */
function payment(question: Question, fitting: readonly Waiting[]): Scripted {
  const missing: Waiting[] = [];
  for (const waiting of fitting) {
    const [option] = waiting.left;
    if (option === 'pay' && !completable(question).includes('pay')) break;
    if (option !== undefined && question.options.includes(option)) {
      return { ...done(waiting, pick(option)), missing };
    }
    missing.push(waiting);
  }
  return { answer: null, used: [], missing };
}

function ordered(question: Question, first: Waiting): Scripted {
  const known = first.left.filter((option) => question.options.includes(option));
  const others = question.options.filter((option) => !known.includes(option));
  return done(first, pick(...known, ...others));
}

/** Picks of one choice, and of the next ones as long as the question wants more at once. */
function chosen(question: Question, fitting: readonly Waiting[]): Scripted {
  const taken: Option[] = [];
  const used: { waiting: Waiting; left: readonly Option[] | null }[] = [];
  for (const waiting of fitting) {
    if (used.length > 0 && taken.length >= question.min) break;
    const offered = waiting.left.filter((option) => question.options.includes(option) && !taken.includes(option));
    const now = offered.slice(0, question.max - taken.length);
    const left = waiting.left.filter((option) => !now.includes(option));
    taken.push(...now);
    used.push({ waiting, left: left.length === 0 ? null : left });
  }
  for (const option of question.options) {
    if (taken.length >= question.min) break;
    if (!taken.includes(option)) taken.push(option);
  }
  return { answer: pick(...taken), used, missing: [] };
}

/** The number, or the nearest that can be had. */
function number({ min, max }: Question, first: Waiting, value: number): Scripted {
  const nearest = Math.max(min, Math.min(max, value));
  const scripted = done(first, { kind: 'number', value: nearest });
  return nearest === value ? scripted : { ...scripted, missing: [first] };
}

function done(waiting: Waiting, answer: Answer): Scripted {
  return { answer, used: [{ waiting, left: null }], missing: [] };
}

function impossible(waiting: Waiting): Scripted {
  return { answer: null, used: [], missing: [waiting] };
}
