import { dirname, join } from 'node:path';
import { commandLine } from '../../reports/index.ts';

/** What a gate was asked to do, as far as another command line has to say it again. */
export interface Asked {
  readonly selectors: readonly string[];
  readonly engine: string;
  readonly base: string | null;
  /** As the command line names the file. */
  readonly baseline: string;
  /** Null: as the baseline says. */
  readonly seed: number | null;
  readonly cases: number | null;
}

/** The command lines that show or mend what a gate found. */
export interface Commands {
  /** Writes down what is so now. */
  readonly write: string;
  readonly doctor: string;
  /** The same gate with ten times as many cases, or some where there were none. */
  readonly moreCases: (cases: number) => string;
  /** Takes an entry out. */
  readonly remove: (id: string) => string;
  /** Judges the engine by a witness, which is named from the folder of the baseline. */
  readonly replay: (witness: string) => string;
  /** Judges the engine by a counterexample, which is named from the folder of the report. */
  readonly replayFound: (file: string) => string;
  readonly run: (property: string) => string;
}

/** `folder`: the report's, as the command line would name it; `seed` and `cases` are those of the run. */
export function commandsFor(
  asked: Asked,
  folder: string,
  { seed, cases }: { readonly seed: number; readonly cases: number },
): Commands {
  const { engine, baseline } = asked;
  const replay = (file: string) => commandLine(['replay', file, '--engine', engine]);
  const size = ['--seed', String(seed), '--cases', String(cases)];
  return {
    write: gateLine({ ...asked, base: null }, ['--write-baseline']),
    doctor: doctorLine(asked),
    moreCases: (now) => gateLine({ ...asked, cases: Math.max(now, 1) * 10 }, []),
    remove: (id) => commandLine(['gate', '--baseline', baseline, '--remove', id]),
    replay: (witness) => replay(join(dirname(baseline), witness)),
    replayFound: (file) => replay(join(folder, file)),
    run: (property) => commandLine(['run', property, '--engine', engine, ...size]),
  };
}

/** The same gate with other flags. */
export function gateLine({ selectors, engine, base, baseline, seed, cases }: Asked, more: readonly string[]): string {
  return commandLine([
    ...['gate', ...selectors, '--engine', engine, '--baseline', baseline],
    ...(base === null ? [] : ['--base', base]),
    ...(seed === null ? [] : ['--seed', String(seed)]),
    ...(cases === null ? [] : ['--cases', String(cases)]),
    ...more,
  ]);
}

/** The doctor looks at processes; what is wrong with other engines shows by themselves. */
function doctorLine(asked: Asked): string {
  const { engine } = asked;
  return engine.startsWith('cmd:') ? commandLine(['doctor', '--engine', engine]) : gateLine(asked, []);
}
