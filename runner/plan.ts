import type { ActionEntry, ChoiceEntry, Entry, Moment, Question, Script } from '../protocol/index.ts';

/** An entry of a script to be followed. `must`: the reference did it, so an engine that does not let it be done is wrong. */
export interface Planned {
  readonly entry: Entry;
  readonly must: boolean;
  /** The reference began it and did not complete it: no player has to be let begin that. CR 733.1 */
  readonly onlyBegun: boolean;
  /** The step in which its choices were made, where that is known. */
  readonly when: When | null;
}

/** A step of a turn. */
export interface When {
  readonly turn: number;
  readonly step: string;
}

export type Plan = readonly Planned[];

/** A script of which what can be done is done, and the rest is left out. */
export function attempted(script: Script): Plan {
  return script.map((entry) => ({ entry, must: false, onlyBegun: false, when: null }));
}

/** An entry that does nothing but wait. */
export function isPass(entry: Entry): boolean {
  return entry.kind === 'action' && entry.action === 'pass';
}

/** Whether a choice answers a question: by who is asked, how, for what and about what. */
export function answersQuestion(choice: ChoiceEntry, question: Question): boolean {
  return (
    choice.question === question.kind &&
    choice.purpose === question.purpose &&
    choice.source === question.source &&
    choice.player === question.player
  );
}

/**
 * Whether it is time for an action: in its step, with no more on the stack than there was. An empty stack is always time, for
 * the step would end.
 */
export function isTime({ after }: ActionEntry, now: Moment): boolean {
  return after.turn === now.turn && after.step === now.step && now.stack <= after.stack;
}

/** Whether a step has gone by. */
export function isOver(when: When, now: When): boolean {
  if (now.turn !== when.turn) return now.turn > when.turn;
  return now.step !== when.step && stepNumber(now.step) > stepNumber(when.step);
}

const STEPS: readonly string[] = [
  'untap',
  'upkeep',
  'draw',
  'precombat main',
  'beginning of combat',
  'declare attackers',
  'declare blockers',
  'first-strike damage',
  'combat damage',
  'end of combat',
  'postcombat main',
  'end',
  'cleanup',
];

function stepNumber(step: string): number {
  return STEPS.indexOf(step);
}
