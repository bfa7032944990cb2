import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { ExportFormat, ExportSource } from '../../reports/exports/index.ts';
import { record } from '../../runner/index.ts';
import type { Context } from '../context.ts';
import { kindOf, readCounterexample, readReport, writeText } from '../files.ts';
import { wrongStart } from '../replay-command.ts';
import { EXIT, UsageError } from '../usage-error.ts';

export interface ExportCommand {
  /** A counterexample, or a report or its folder, which stand for all counterexamples of the run. */
  readonly file: string;
  readonly to: ExportFormat;
  /** A file for one counterexample, a folder for a report's; null: the output, or a folder beside the report. */
  readonly out: string | null;
}

/**
 * Writes counterexamples in another format. What the format cannot say, and how far the export was proved, is told on the error output,
 * whatever stands in the file itself. Answers the exit code.
 */
export async function exportCommand(context: Context, { file, to, out }: ExportCommand): Promise<number> {
  const path = pathOf(resolve(context.folder, file), file);
  const kind = kindOf(path);
  if (kind === 'headjudge counterexample') return exportOne(context, path, to, out);
  if (kind !== 'headjudge report')
    throw new UsageError(`${file}: expected a counterexample or a report, found ${JSON.stringify(kind)}`);
  return exportReport(context, path, to, resolve(context.folder, out ?? join(dirname(path), 'exports')));
}

/** A folder stands for the report in it, and what a page shows of a counterexample for the counterexample. */
function pathOf(path: string, named: string): string {
  if (!existsSync(path) || !statSync(path).isDirectory()) return path.replace(/\.steps\.json$/, '.json');
  const report = join(path, 'report.json');
  if (!existsSync(report)) throw new UsageError(`${named}: there is no report.json in it`);
  return report;
}

async function exportOne(context: Context, path: string, to: ExportFormat, out: string | null): Promise<number> {
  const exported = await exportOf(context, path, to);
  if (exported.kind === 'cannot export') throw new UsageError(`${relative(context.folder, path)}: ${exported.why}`);
  if (out === null) context.out.write(exported.text);
  else {
    writeText(resolve(context.folder, out), exported.text);
    context.out.write(`${out}\n`);
  }
  tell(context, '', exported);
  return EXIT.fine;
}

async function exportReport(context: Context, path: string, to: ExportFormat, folder: string): Promise<number> {
  const { properties } = readReport(path);
  const files = properties.flatMap(({ classes }) => classes.flatMap(({ counterexample }) => counterexample ?? []));
  if (files.length === 0) throw new UsageError(`${relative(context.folder, path)}: it has no counterexamples`);
  let count = 0;
  for (const file of files) {
    const exported = await exportOf(context, join(dirname(path), file), to);
    if (exported.kind === 'cannot export') {
      context.err.write(`${file}: not exported: ${exported.why}\n`);
      continue;
    }
    const written = join(folder, exported.fileName);
    writeText(written, exported.text);
    context.out.write(`${relative(context.folder, written) || written}\n`);
    tell(context, `${exported.fileName}: `, exported);
    count++;
  }
  return count === 0 ? EXIT.usage : EXIT.fine;
}

async function exportOf(
  context: Context,
  path: string,
  to: ExportFormat,
): Promise<ReturnType<typeof import('../../reports/exports/index.ts')['exportTo']>> {
  const { exportTo } = await import('../../reports/exports/index.ts');
  return exportTo(to, await sourceOf(context, path));
}

/** What an export is made from; the reference plays the case, and a little on, so that the step ends in which it shows. */
export async function sourceOf(
  context: Pick<Context, 'folder' | 'properties' | 'openEngine'>,
  path: string,
): Promise<ExportSource> {
  const counterexample = readCounterexample(path);
  const shown = relative(context.folder, path) || path;
  const property = context.properties.find(({ id }) => id === counterexample.property);
  if (property === undefined) throw new UsageError(`${shown}: no property is called "${counterexample.property}"`);
  const opened = await context.openEngine('reference');
  const wrong = wrongStart(counterexample.case, opened);
  if (wrong !== null) throw new UsageError(`${shown}: ${wrong}`);
  const of = { ...counterexample.case, decisions: counterexample.case.decisions + TO_THE_END_OF_A_STEP };
  return { counterexample, says: property.says, expected: record(opened.engine, of).play.history };
}

const TO_THE_END_OF_A_STEP = 40;

function tell(
  context: Context,
  label: string,
  { grade, notSaid }: { readonly grade: string; readonly notSaid: readonly string[] },
): void {
  context.err.write(`${label}grade: ${grade}\n`);
  for (const words of notSaid) context.err.write(`${label}not said: ${words}\n`);
}
