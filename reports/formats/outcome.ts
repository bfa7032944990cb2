/** What a run or a gate came to, for programs that show the results of tests. */
export interface Outcome {
  /** What was judged; the same from run to run. */
  readonly suite: string;
  /** One line. */
  readonly title: string;
  readonly isGreen: boolean;
  readonly checks: readonly Check[];
  /** What is to be said besides, a line each. */
  readonly remarks: readonly string[];
}

/** A property, or the baseline. */
export interface Check {
  readonly id: string;
  /** The statement that it belongs to. */
  readonly group: string;
  /** One sentence. */
  readonly says: string;
  readonly result: CheckResult;
  /** The result in a word or two: a verdict, or what it is besides. */
  readonly word: string;
  readonly cases: number;
  readonly witnessed: number;
  readonly findings: readonly Shown[];
}

/** `unusable`: nothing can be told, for the engine or the harness is not fit for it. `untold`: nothing was told. `known`: wrong, as recorded. */
export type CheckResult = 'passed' | 'failed' | 'unusable' | 'untold' | 'known';

/** Something that was found. */
export interface Shown {
  /** The verdict, or the kind of problem. */
  readonly kind: string;
  /** The file that it speaks of, for those who show it there; null: none. */
  readonly file: string | null;
  /** One line. */
  readonly title: string;
  /** Empty where there is nothing to say. */
  readonly expected: string;
  readonly found: string;
  /** Whether it is why the check failed. */
  readonly blocks: boolean;
  readonly commands: readonly { readonly label: 'show' | 'mend'; readonly line: string }[];
}

/** `3 cases`, `1 case`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}

/** What is said of a finding, a line each. */
export function linesOf({ expected, found, commands }: Shown): readonly string[] {
  return [
    ...(expected === '' ? [] : [`expected: ${expected}`]),
    ...(found === '' ? [] : [`found:    ${found}`]),
    ...commands.map(({ label, line }) => `${label}:     ${line}`),
  ];
}
