import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { commandLine, type StepsFile, stepsOf } from '../../reports/index.ts';
import type { Context } from '../context.ts';
import { kindOf, readGate, readReport, readSteps } from '../files.ts';
import { load } from '../replay-command.ts';
import { showingOf, stepsPath } from '../run/counterexample-files.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { loadPages, PAGE, type Source, writePage, writeReportPage } from './write-page.ts';

export interface ShowCommand {
  /** Reports, a gate's or counterexamples; a folder stands for what is in it. */
  readonly files: readonly string[];
  /** Plays a counterexample anew; null: what was seen as it was found is shown, where it was kept. */
  readonly engine: string | null;
  /** Null: beside the file. */
  readonly out: string | null;
}

/** Writes a page of what a run, a gate or a counterexample shows, and says where. Answers the exit code. */
export async function showCommand(context: Context, { files, engine, out }: ShowCommand): Promise<number> {
  const paths = files.map((file) => fileIn(resolve(context.folder, file), file));
  const [first] = paths;
  if (first === undefined) throw new UsageError('expected a report, a gate’s report or a counterexample');
  const place = (usual: string): string => (out === null ? usual : resolve(context.folder, out));
  const kind = kindOf(first);
  const path = place(
    kind === 'headjudge counterexample' ? first.replace(/(\.json)?$/, '.html') : join(dirname(first), PAGE),
  );
  switch (kind) {
    case 'headjudge counterexample':
      await showCounterexample(context, first, files.length, engine, path);
      break;
    case 'headjudge report':
      await writeReportPage(path, paths.map(sourceOf), null);
      break;
    case 'headjudge gate': {
      const report = join(dirname(first), 'report.json');
      await writeReportPage(path, [sourceOf(report), ...paths.slice(1).map(sourceOf)], readGate(first));
      break;
    }
    default:
      throw new UsageError(
        `${files[0]}: expected a report, a gate’s report or a counterexample, found ${JSON.stringify(kind)}`,
      );
  }
  context.out.write(`${relative(context.folder, path) || path}\n`);
  return EXIT.fine;
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
