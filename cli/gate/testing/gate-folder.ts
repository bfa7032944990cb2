import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Property } from '../../../properties/property.ts';
import type { EngineUnderTest } from '../../../protocol/index.ts';
import type {
  BaselineEntry,
  BaselineFile,
  CounterexampleFile,
  GateProblem,
  GateReport,
} from '../../../reports/index.ts';
import { type CaseOf, withFrozen } from '../../../runner/index.ts';
import { toyCase, toyProperty } from '../../../runner/testing/toy-property.ts';
import type { Context } from '../../context.ts';
import { temporaryFolder } from '../../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../../testing/toy-context.ts';

/** Two faulty toys. */
export const MORE = 'one damage too much';
export const TAPS = 'taps what is tapped';

/** What of the toys is otherwise. */
export interface Otherwise {
  readonly properties: readonly Property[];
  /** The indices of the random cases of seed 9 that are frozen. */
  readonly frozen: readonly number[];
  readonly change: (engine: EngineUnderTest) => EngineUnderTest;
  readonly context: Partial<Context>;
}

/** A folder with a baseline in it, and the command with toys for engines. */
export class GateFolder {
  readonly folder: string;
  readonly #otherwise: Partial<Otherwise>;

  constructor(otherwise: Partial<Otherwise> = {}, folder: string = temporaryFolder()) {
    this.folder = folder;
    this.#otherwise = otherwise;
  }

  /** Judges an engine beside `known.json`. */
  gate(engine: string, ...more: readonly string[]): Promise<Ended> {
    return this.run('gate', '--engine', engine, '--baseline', 'known.json', ...more);
  }

  write(engine: string, ...more: readonly string[]): Promise<Ended> {
    return this.run(
      'gate',
      'T1',
      '--engine',
      engine,
      '--baseline',
      'known.json',
      '--cases',
      '20',
      '--write-baseline',
      ...more,
    );
  }

  run(...args: readonly string[]): Promise<Ended> {
    return runToy(args, contextOf(this.folder, this.#otherwise));
  }

  /** Runs a command line that the command printed. */
  printed(line: string): Promise<Ended> {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    return this.run(...words.slice(1));
  }

  text(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  baseline(): BaselineFile {
    return JSON.parse(this.text('known.json')) as BaselineFile;
  }

  report(out: string): GateReport {
    return JSON.parse(this.text(`${out}/gate.json`)) as GateReport;
  }

  files(): readonly string[] {
    return readdirSync(this.folder, { recursive: true, encoding: 'utf8' }).sort();
  }

  changeBaseline(made: (file: BaselineFile) => unknown): void {
    writeFileSync(join(this.folder, 'known.json'), JSON.stringify(made(this.baseline())));
  }

  /** Changes its first entry. */
  changeEntry(made: (entry: BaselineEntry) => unknown): void {
    this.changeBaseline((file) => ({
      ...file,
      entries: file.entries.map((entry, i) => (i === 0 ? made(entry) : entry)),
    }));
  }

  /** Gives the first entry, and its witness, the name of a class of another suite. */
  renameClass(name: string): void {
    const path = join(this.folder, this.baseline().entries[0]?.witness ?? '');
    const witness = JSON.parse(readFileSync(path, 'utf8')) as CounterexampleFile;
    writeFileSync(path, JSON.stringify({ ...witness, class: name }));
    this.changeEntry((entry) => ({ ...entry, class: name, reason: 'told upstream' }));
  }
}

/** A folder with a baseline of the first toy, and how writing it ended. */
export async function withBaseline(out = 'made'): Promise<{ readonly folder: GateFolder; readonly written: Ended }> {
  const folder = new GateFolder();
  return { folder, written: await folder.write(MORE, '--out', out) };
}

/** A problem that the gate told in `seen`. */
export function problem(folder: GateFolder, kind: GateProblem['kind']): GateProblem {
  const found = folder.report('seen').problems.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`there is no problem of the kind ${kind}`);
  return found;
}

function contextOf(folder: string, { properties, frozen = [], change, context = {} }: Partial<Otherwise>): Context {
  const toys = toyContext(folder);
  const caseOf: CaseOf = withFrozen(toyCase, () => frozen.map((index) => toyCase(toyProperty, index, 9)));
  const judged = properties ?? toys.properties;
  return {
    ...toys,
    properties: judged,
    casesFor: () => ({ caseOf, frozen: () => frozen.length, lacking: () => null }),
    openEngine: async (id) => {
      const opened = await toys.openEngine(id);
      return change === undefined ? opened : { ...opened, engine: change(opened.engine) };
    },
    labour: ({ engine, reference, restart, games }) => ({
      kind: 'here',
      workshop: { engine, reference, properties: judged, caseOf, restart, games },
    }),
    ...context,
  };
}
