import type { Answer, Option, Question } from '../protocol/index.ts';

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
