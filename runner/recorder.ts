import type { ActionEntry, Answer, ChoiceEntry, Happening, Moment, Option, Question, Seat } from '../protocol/index.ts';
import { sameAnswer } from './picks.ts';
import { isTime } from './plan.ts';
import { boringAnswers } from './policy-boring.ts';

/** A choice as it was made. `boring`: what the boring policy would have answered. */
export interface RecordedChoice {
  readonly choice: ChoiceEntry;
  readonly boring: boolean;
}

/** An action with its choices, or a choice that belongs to none; where it was done. */
export interface RecordedEntry {
  readonly action: ActionEntry | null;
  readonly choices: readonly RecordedChoice[];
  readonly turn: number;
  readonly step: string;
  /** Whether the action came to its end: it was not taken back, and the game did not end in the middle of it. CR 733.1 */
  readonly completed: boolean;
}

/** An entry that is still being noted. */
type Noted = { -readonly [Key in keyof RecordedEntry]: RecordedEntry[Key] } & { readonly choices: RecordedChoice[] };

/** From the entry that put an object on the stack to the last one before it left: indices, the end left out. */
export interface StackSpan {
  readonly kind: 'stack object' | 'trigger';
  readonly from: number;
  readonly to: number;
}

/** Notes what is done in a game, as entries. */
export class Recorder {
  readonly #entries: Noted[] = [];
  readonly #spans: StackSpan[] = [];
  /** What is on the stack, with the entry that put it there. */
  readonly #onStack = new Map<string, { readonly kind: StackSpan['kind']; readonly from: number }>();
  /** Passes since the last action. */
  readonly #passes: { readonly player: Seat; readonly moment: Moment }[] = [];
  #open: Noted | null = null;
  #isTakenBack = false;

  entries(): readonly RecordedEntry[] {
    return this.#entries;
  }

  /** Finished spans, and those of what is still on the stack. */
  spans(): readonly StackSpan[] {
    const to = this.#entries.length;
    return [...this.#spans, ...[...this.#onStack.values()].map(({ kind, from }) => ({ kind, from, to }))];
  }

  happened(happenings: readonly Happening[]): void {
    for (const happening of happenings) {
      this.#followStack(happening);
      if (happening.kind === 'taken back' && this.#open?.action?.action.split(/[ /]/)[1] === happening.object)
        this.#isTakenBack = true;
    }
  }

  /** A player has priority: the choices of an action are over. */
  priority(): void {
    if (this.#open !== null) this.#open.completed = !this.#isTakenBack;
    this.#open = null;
    this.#isTakenBack = false;
  }

  passed(player: Seat, moment: Moment): void {
    this.#passes.push({ player, moment });
  }

  /** An action, after those passes without which a script would do it too soon. */
  acted(player: Seat, action: Option, after: Moment): void {
    const entry: ActionEntry = { kind: 'action', player, action, after, choices: [] };
    for (const pass of this.#passes) {
      if (pass.player === player && isTime(entry, pass.moment))
        this.#add({ ...entry, action: 'pass', after: pass.moment });
    }
    this.#passes.length = 0;
    this.#open = this.#add(entry);
  }

  chose(question: Question, answer: Answer, turn: number, step: string): void {
    const { player, purpose, source } = question;
    const choice: ChoiceEntry = { kind: 'choice', player, question: question.kind, purpose, source, answer };
    const [boring] = boringAnswers(question);
    const recorded = { choice, boring: boring !== undefined && sameAnswer(boring, answer) };
    if (this.#open !== null) this.#open.choices.push(recorded);
    else this.#entries.push({ action: null, choices: [recorded], turn, step, completed: true });
  }

  #add(action: ActionEntry): Noted {
    const { turn, step } = action.after;
    const noted: Noted = { action, choices: [], turn, step, completed: action.action === 'pass' };
    this.#entries.push(noted);
    return noted;
  }

  #followStack(happening: Happening): void {
    const next = this.#entries.length;
    switch (happening.kind) {
      case 'cast':
        this.#onStack.set(happening.object, { kind: 'stack object', from: Math.max(0, next - 1) });
        break;
      case 'put on stack':
        this.#onStack.set(happening.object, { kind: 'trigger', from: next });
        break;
      case 'resolved':
      case 'countered': {
        const begun = this.#onStack.get(happening.object);
        this.#onStack.delete(happening.object);
        if (begun !== undefined && begun.from < next) this.#spans.push({ ...begun, to: next });
        break;
      }
      default:
    }
  }
}
