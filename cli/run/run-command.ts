import { relative } from 'node:path';
import pc from 'picocolors';
import type { Property } from '../../properties/property.ts';
import type { Verdict } from '../../protocol/index.ts';
import { fitted, nextLine, type RunReport, reportText, runTable } from '../../reports/index.ts';
import type { Context, OpenedEngine, Output } from '../context.ts';
import type { CampaignResult, RunSettings } from '../../runner/index.ts';
import type { Shard } from '../options.ts';
import { select } from '../select.ts';
import { pageOf } from '../show/write-page.ts';
import { EXIT } from '../usage-error.ts';
import { type Format, print } from './format.ts';
import { outFolder } from './out-folder.ts';
import { runIn } from './run-in.ts';
import { settingsFor } from './settings.ts';
import { writeFindings } from './to-report.ts';

export interface RunCommand {
  readonly selectors: readonly string[];
  readonly engine: string;
  readonly seed: number;
  /** Per property; null: as many as there is time for, or the usual number where no time is named. */
  readonly cases: number | null;
  readonly time: number | null;
  readonly workers: number;
  readonly shard: Shard;
  readonly out: string | null;
  readonly format: Format;
  /** Whether what was not told counts as a finding. */
  readonly strict: boolean;
}

/** Cases per property where a time is named: more than anyone waits for. */
const CASES_WITHOUT_END = 1_000_000;

/** Judges an engine, writes what was found and prints it. Answers the exit code. */
export async function runCommand(context: Context, command: RunCommand): Promise<number> {
  const properties = select(command.selectors, context.properties, context.ledger);
  const opened = await context.openEngine(command.engine);
  const cases = context.casesFor(opened.engine);
  const perProperty = command.cases ?? (command.time === null ? null : CASES_WITHOUT_END);
  const settings = settingsFor({ context, opened, cases, properties }, { ...command, cases: perProperty });
  const folder = outFolder(command.out, context.folder);
  const report = await finished(context, { ...command, folder, opened, settings, properties });
  if (!context.interrupted.aborted) return exitCode(report, command.strict);
  context.err.write(`Stopped. To go on: the same command with --out ${relative(context.folder, folder) || '.'}\n`);
  return EXIT.stopped;
}

/** A run that is to be finished, and told. */
export interface ToFinish extends Pick<RunCommand, 'workers' | 'time' | 'format' | 'strict'> {
  /** Absolute. */
  readonly folder: string;
  readonly opened: OpenedEngine;
  readonly settings: RunSettings;
  /** All that were chosen. */
  readonly properties: readonly Property[];
}

/** Does what is left of a run, as far as it is not interrupted; writes what was found and prints it. */
export async function finished(context: Context, run: ToFinish): Promise<RunReport> {
  const { folder, opened, settings, properties } = run;
  const isAside = (): boolean => false;
  const cases = context.casesFor(opened.engine);
  const parts = { context, opened, cases, settings, properties, folder };
  // Whatever ends the run, a report of what it had come to is there: without counterexamples, which the engine has to play for.
  const soFar = (result: CampaignResult): void => {
    writeFindings({ ...parts, result, isAside: () => true });
  };
  const result = await runIn({ ...run, context, isAside, soFar });
  const report = writeFindings({ ...parts, result, isAside });
  await tell(context, run, report);
  return report;
}

async function tell(context: Context, { format, strict, folder }: ToFinish, report: RunReport): Promise<void> {
  const { out, folder: from } = context;
  const shown = relative(from, folder) || '.';
  await print(out, format, {
    table: () => tableFor(out, report, shown),
    json: () => reportText(report),
    page: () => pageOf(folder, null, report, shown),
    outcome: ({ outcomeOfRun }) => outcomeOfRun(report, shown, exitCode(report, strict) === EXIT.fine),
  });
}

/** On a terminal in colours, no wider than that, and with what holds folded where it is much. */
function tableFor({ isTerminal, columns }: Output, report: RunReport, shown: string): string {
  const table = runTable(report, shown, isTerminal ? painted : plain, isTerminal);
  const text = `${table}Report: ${shown}/report.json\n${nextLine(report, shown)}\n`;
  return isTerminal ? fitted(text, columns) : text;
}

/** What a report's verdicts are worth: see the table of verdicts. */
export function exitCode({ properties, totals }: RunReport, strict: boolean): number {
  const verdicts = properties.map(({ verdict }) => verdict);
  const has = (wanted: readonly Verdict[]): boolean => verdicts.some((verdict) => wanted.includes(verdict));
  if (has(FINDINGS)) return EXIT.findings;
  if (has(['harness error', 'doctor failed', 'cannot set up'])) return EXIT.unusable;
  if (totals.witnessed === 0 || (strict && verdicts.some((verdict) => verdict !== 'holds'))) return EXIT.findings;
  return EXIT.fine;
}

const FINDINGS: readonly Verdict[] = ['violated', 'illegal', 'diverged', 'crashed', 'timed out', 'nondeterministic'];

function plain(_verdict: Verdict, words: string): string {
  return words;
}

function painted(verdict: Verdict, words: string): string {
  if (verdict === 'holds') return pc.green(words);
  return FINDINGS.includes(verdict) || verdict === 'harness error' ? pc.red(words) : pc.yellow(words);
}
