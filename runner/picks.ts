import type { Answer, Option, Question, Ref } from '../protocol/index.ts';

/** An option that is an action or a waiting trigger, taken apart: `activate c5/0`, `cast c2 by flashback`, `a c5/1#2`. */
export interface ParsedOption {
  readonly verb: (typeof VERBS)[number];
  readonly object: Ref;
  /** Which ability of the object, by its place; null where the option is of none. */
  readonly ability: string | null;
  /** What lets it be cast, a Ref or the name of an ability; null where nothing has to. */
  readonly by: string | null;
}

/** Answers that are often made; all are data. */
export const TAKE_BACK: Answer = { kind: 'take back' };

export function pick(...picks: readonly Option[]): Answer {
  return { kind: 'pick', picks };
}

/** `activate` of `activate c5/0`; `pass` and `pay` are their own verbs. */
export function verbOf(option: Option): string {
  const space = option.indexOf(' ');
  return space < 0 ? option : option.slice(0, space);
}

const VERBS = ['cast', 'play', 'activate', 'suspend', 'a'] as const;

/** The parts of an option; null for one without a verb and an object, such as `pass`, `c5` or `mode 0`. */
export function parsedOption(option: Option): ParsedOption | null {
  const verb = VERBS.find((each) => each === verbOf(option));
  const parts = /^\S+ (\S+?)(?:\/(\w+))?(?: by (.+?))?(?:#\d+)?$/.exec(option);
  if (verb === undefined || parts === null) return null;
  const [, object = '', ability = null, by = null] = parts;
  return { verb, object, ability, by };
}

/** Who attacks or blocks: `c4` of `c4>p1`. */
export function creatureOf(option: Option): string {
  const end = option.indexOf('>');
  return end < 0 ? option : option.slice(0, end);
}

/** Options of attackers or blockers, each creature's together, in the order of the options. */
export function byCreature(options: readonly Option[]): readonly (readonly Option[])[] {
  const groups = new Map<string, Option[]>();
  for (const option of options) {
    const creature = creatureOf(option);
    const group = groups.get(creature);
    if (group === undefined) groups.set(creature, [option]);
    else group.push(option);
  }
  return [...groups.values()];
}

/** The options that begin what can be completed, as far as the engine knows. */
export function completable(question: Question): readonly Option[] {
  if (question.incomplete.length === 0) return question.options;
  return question.options.filter((option) => !question.incomplete.includes(option));
}

/** Whether two answers are the same. Picks are compared in their order. */
export function sameAnswer(a: Answer, b: Answer): boolean {
  if (a.kind === 'pick' && b.kind === 'pick') return sameList(a.picks, b.picks);
  if (a.kind === 'divide' && b.kind === 'divide') return sameList(a.amounts, b.amounts);
  if (a.kind === 'number' && b.kind === 'number') return a.value === b.value;
  return a.kind === b.kind;
}

function sameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
