import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { commandLine, type StepsFile, stepsOf } from '../../reports/index.ts';
import type { Context } from '../context.ts';
import { kindOf, readGate, readReport, readSteps } from '../files.ts';
import { load } from '../replay-command.ts';
import { showingOf, stepsPath } from '../run/counterexample-files.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { showBook } from './show-book.ts';
import { loadPages, PAGE, type Source, writePage, writeReportPage } from './write-page.ts';

export interface ShowCommand {
  /** Reports, a gate's or counterexamples; a folder stands for what is in it. */
  readonly files: readonly string[];
  /** Plays a counterexample anew; null: what was seen as it was found is shown, where it was kept. */
  readonly engine: string | null;
  /** Null: beside the file. */
  readonly out: string | null;
  /** A ruling, a clause or a statement that is shown by games; null: none. */
  readonly ruling: string | null;
  /** Whether all rulings are. */
  readonly all: boolean;
}

/** Writes a page of what a run, a gate or a counterexample shows, or of rulings, and says where. Answers the exit code. */
export async function showCommand(context: Context, command: ShowCommand): Promise<number> {
  const { files, engine, out, ruling, all } = command;
  const paths = files.map((file) => fileIn(resolve(context.folder, file), file));
  const path =
    ruling !== null || all
      ? await showBook(context, { ruling, engine: engine ?? 'reference', sources: paths.map(sourceOf), out })
      : await showFiles(context, command, paths);
  context.out.write(`${relative(context.folder, path) || path}\n`);
  return EXIT.fine;
}

/** Writes what files show. Answers the page's path. */
async function showFiles(
  context: Context,
  { files, engine, out }: ShowCommand,
  paths: readonly string[],
): Promise<string> {
  const [first] = paths;
  if (first === undefined) throw new UsageError('expected a report, a gate’s report or a counterexample');
  const place = (usual: string): string => (out === null ? usual : resolve(context.folder, out));
  const kind = kindOf(first);
  switch (kind) {
    case 'headjudge counterexample': {
      const path = place(first.replace(/(\.json)?$/, '.html'));
      await showCounterexample(context, first, files.length, engine, path);
      return path;
    }
    case 'headjudge report':
    case 'headjudge gate': {
      const path = place(join(dirname(first), PAGE));
      const isGate = kind === 'headjudge gate';
      const report = isGate ? join(dirname(first), 'report.json') : first;
      await writeReportPage(path, [report, ...paths.slice(1)].map(sourceOf), isGate ? readGate(first) : null);
      return path;
    }
    default:
      throw new UsageError(
        `${files[0]}: expected a report, a gate’s report or a counterexample, found ${JSON.stringify(kind)}`,
      );
  }
}

/** A folder stands for the gate's report in it, or else the run's. */
function fileIn(path: string, named: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path;
  const found = ['gate.json', 'report.json'].map((name) => join(path, name)).find((file) => existsSync(file));
  if (found === undefined) throw new UsageError(`${named}: there is no gate.json and no report.json in it`);
  return found;
}

function sourceOf(path: string): Source {
  return { report: readReport(path), folder: dirname(path) };
}

async function showCounterexample(
  context: Context,
  file: string,
  files: number,
  engine: string | null,
  path: string,
): Promise<void> {
  if (files > 1) throw new UsageError('one counterexample is shown at a time');
  const { makeCounterexampleData } = await loadPages();
  const steps = await stepsFor(context, file, engine);
  const data = makeCounterexampleData(steps);
  await writePage(path, data, [{ key: data.findings[0]?.key ?? '', text: JSON.stringify(steps) }]);
}

/** As they were kept, or else the engine plays it again. */
async function stepsFor(context: Context, file: string, engine: string | null): Promise<StepsFile> {
  const kept = stepsPath(file);
  if (engine === null && existsSync(kept)) return readSteps(kept);
  const { counterexample, property, opened } = await load(context, file, engine);
  const again = commandLine(['replay', relative(context.folder, file), '--engine', opened.id]);
  return stepsOf(showingOf(opened, property, { ...counterexample, engine: opened.id }, again, []));
}
