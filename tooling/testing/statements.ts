import type { Answer, Option, Question } from '../../protocol/index.ts';

/**
 * What a player says to one question. For objects, modes, orders, attackers and blockers: the options; a division: an amount
 * for each; yes or no: true or false; everywhere: `'take back'`.
 */
export type Said = number | boolean | Option | readonly Option[] | Readonly<Record<Option, number>>;

/** What is said to the first, the second … question for one purpose. */
export class InTurn {
  readonly all: readonly Said[];
  constructor(all: readonly Said[]) {
    this.all = all;
  }
}
export const inTurn = (...all: readonly Said[]): InTurn => new InTurn(all);

/**
 * What players say, by the purpose of the question, such as `X` or `targets`; `p1 targets` is for that player only. `pay` lists the
 * mana abilities for paying a cost, in order; without it the cost is paid as the engine proposes.
 */
export type Says = Readonly<Record<string, Said | InTurn>>;

/** Statements waiting for their questions. Each is used once. */
export class Statements {
  readonly #waiting: Map<string, Said[]>;
  readonly #payment: Option[] | null;
  #takesBack = false;

  constructor(says: Says) {
    const { pay, ...others } = says;
    this.#payment = pay === undefined ? null : [pay].flat().map(String);
    this.#waiting = new Map(
      Object.entries(others).map(([key, said]) => [key, said instanceof InTurn ? [...said.all] : [said]]),
    );
  }

  /** The answer to a question; throws where nothing was said and nothing goes without saying. */
  answer(question: Question): Answer {
    if (question.purpose === 'mana payment') return this.#pay(question);
    const said = this.#take(question);
    const answer = said === null ? unsaid(question, this.#payment === null) : answerOf(question, said);
    if (answer === null) throw new Error(`nothing was said to this question: ${shown(question)}`);
    this.#takesBack ||= answer.kind === 'take back';
    return answer;
  }

  /** Whether something was said to be taken back. */
  get takesBack(): boolean {
    return this.#takesBack;
  }

  /** What was said and never asked. */
  left(): readonly (readonly [string, Said])[] {
    const said = [...this.#waiting].flatMap(([key, all]) => all.map((one) => [key, one] as const));
    return [...said, ...(this.#payment ?? []).map((one) => ['pay', one] as const)];
  }

  #take({ purpose, player }: Question): Said | null {
    return this.#waiting.get(`p${player} ${purpose}`)?.shift() ?? this.#waiting.get(purpose)?.shift() ?? null;
  }

  #pay(question: Question): Answer {
    const next = this.#payment?.shift();
    if (next === 'take back') {
      this.#takesBack = true;
      return { kind: 'take back' };
    }
    if (next !== undefined) return pick(question, abilityOf(question, next));
    const complete = question.options.filter((option) => !question.incomplete.includes(option));
    const option = complete.includes('pay') ? 'pay' : this.#payment === null ? complete[0] : undefined;
    if (option === undefined) throw new Error(`this cannot be paid: ${shown(question)}`);
    return pick(question, option);
  }
}

/** An option to activate an ability, by the object alone where that is enough. */
export function abilityOf({ options }: Question, named: string): Option {
  const fitting = options.filter((option) => option === `activate ${named}` || option.startsWith(`activate ${named}/`));
  return fitting.length === 1 ? (fitting[0] ?? named) : named === 'pay' ? named : `activate ${named}`;
}

/** A question as a failing test tells it. */
export function shown({ kind, player, purpose, source, options, incomplete, min, max }: Question): string {
  const marked = options.map((option) => (incomplete.includes(option) ? `${option} (incomplete)` : option));
  return `${kind} for ${purpose} of ${source}, asked of ${player}, ${min} to ${max} of [${marked.join(', ')}]`;
}

/** An answer of one option; throws where it is none. */
export function pick(question: Question, ...options: readonly Option[]): Answer {
  const strange = options.find((option) => !question.options.includes(option));
  if (strange !== undefined) throw new Error(`${strange} is no option of: ${shown(question)}`);
  return { kind: 'pick', picks: options };
}

function answerOf(question: Question, said: Said): Answer {
  if (said === 'take back') return { kind: 'take back' };
  switch (typeof said) {
    case 'number':
      return question.kind === 'number' ? { kind: 'number', value: said } : pick(question, `mode ${said}`);
    case 'boolean':
      return pick(question, said ? 'yes' : 'no');
    case 'string':
      return pick(question, said);
    default:
      return Array.isArray(said)
        ? pick(question, ...(said as readonly Option[]))
        : {
            kind: 'divide',
            amounts: question.options.map((option) => (said as Readonly<Record<Option, number>>)[option] ?? 0),
          };
  }
}

/** What goes without saying: chance takes the first options, nobody attacks or blocks, and mana for a payment that is left to the engine. */
function unsaid(question: Question, paysItself: boolean): Answer | null {
  if (question.player === 'chance') return pick(question, ...question.options.slice(0, question.min));
  if (question.kind === 'attackers' || question.kind === 'blockers') return pick(question);
  const ofPayment = question.takeBack && ['mana type', 'mana to spend', 'hybrid mana'].includes(question.purpose);
  if (!ofPayment || !paysItself) return null;
  return pick(
    question,
    ...question.options.filter((option) => !question.incomplete.includes(option)).slice(0, Math.max(question.min, 1)),
  );
}
