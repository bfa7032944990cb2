import type { Answer, IllegalAnswer, Option, Question } from '../../protocol/index.ts';
import { misfit } from '../kit/index.ts';
import type { Doing } from './doing.ts';

/** A question of ours with what becomes of its answer. */
export interface Asked {
  readonly question: Question;
  readonly respond: (answer: Answer) => Reaction;
}

export type Reaction =
  /** Forge is told this; `doing` and `chosen` are noted first. */
  | {
      readonly kind: 'say';
      readonly output: unknown;
      readonly doing: Doing | null;
      readonly chosen: Chosen | null;
      readonly more: readonly string[];
    }
  /** There is more to be asked before Forge is told anything. */
  | { readonly kind: 'ask'; readonly asked: Asked; readonly chosen: Chosen | null }
  | IllegalAnswer;

/** What a player has chosen for what is being cast or activated. */
export interface Chosen {
  readonly x?: number;
  readonly modes?: readonly number[];
  readonly paid?: string;
  readonly group?: readonly string[];
  /** Options of an order of triggers: what is first put on the stack first. */
  readonly triggers?: readonly string[];
  /** Forge's id of a card that begins to be cast before Forge shows it on the stack. */
  readonly casts?: string;
  /** The pool pays for this. */
  readonly pays?: { readonly player: number; readonly on: string };
}

/** A prompt that is answered without asking: there is nothing to choose. */
export interface Forced {
  readonly output: unknown;
}

export function say(
  output: unknown,
  rest: Partial<Pick<Extract<Reaction, { kind: 'say' }>, 'doing' | 'chosen' | 'more'>> = {},
): Reaction {
  return { kind: 'say', output, doing: null, chosen: null, more: [], ...rest };
}

export function refuse({ cr, options }: Question, what: string): IllegalAnswer {
  return { kind: 'illegal answer', cr, why: `${what} is no answer; the options are ${options.join(', ')}` };
}

/** The options that are picked, or why the answer is none to the question. */
export function picksOf(question: Question, answer: Answer): readonly Option[] | IllegalAnswer {
  const wrong = misfit(question, answer);
  if (wrong !== null) return wrong;
  return answer.kind === 'pick' ? answer.picks : refuse(question, JSON.stringify(answer));
}

export function isRefusal(value: readonly Option[] | IllegalAnswer): value is IllegalAnswer {
  return 'kind' in value;
}

/** One of these words. */
export function askOne(
  question: Question,
  then: (option: Option) => Reaction,
  takeBack: Reaction | null = null,
): Asked {
  return {
    question,
    respond: (answer) => {
      if (answer.kind === 'take back' && takeBack !== null) return takeBack;
      const picks = picksOf(question, answer);
      if (isRefusal(picks)) return picks;
      return then(picks[0] ?? '');
    },
  };
}
