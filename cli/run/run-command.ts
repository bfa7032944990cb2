import { relative } from 'node:path';
import pc from 'picocolors';
import type { Verdict } from '../../protocol/index.ts';
import { type RunReport, reportText, runTable } from '../../reports/index.ts';
import {
  campaign,
  type CampaignResult,
  type Done,
  Journal,
  REDUCTION_BUDGET,
  type RunSettings,
} from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import type { Shard } from '../options.ts';
import { select } from '../select.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { outFolder } from './out-folder.ts';
import { ProgressLine } from './progress.ts';
import { writeFindings } from './to-report.ts';
import { unjudged } from './unjudged.ts';

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
  readonly format: 'table' | 'json';
  /** Whether what was not told counts as a finding. */
  readonly strict: boolean;
}

/** Cases in all where neither a number nor a time is named, shared by the properties: few properties are looked at the longer. */
export const USUAL_CASES = 4800;
/** So many of them a property gets at least, and at most. */
const USUAL_SHARE = { least: 50, most: 1000 } as const;
/** Cases per property where a time is named: more than anyone waits for. */
const CASES_WITHOUT_END = 1_000_000;

/** Judges an engine, writes what was found and prints it. Answers the exit code. */
export async function runCommand(context: Context, command: RunCommand): Promise<number> {
  const properties = select(command.selectors, context.properties, context.ledger);
  const opened = await context.openEngine(command.engine);
  const cases = context.casesFor(opened.engine);
  const judged = properties.filter((property) => unjudged(property, opened.engine, cases) === null);
  const settings: RunSettings = {
    engine: opened.id,
    seed: command.seed,
    cases: command.cases ?? (command.time === null ? usualShare(judged.length) : CASES_WITHOUT_END),
    properties: judged.map(({ id }) => id),
    frozen: judged.map(({ id }) => cases.frozen(id)),
    shard: command.shard,
    suite: context.fingerprint(),
  };
  const folder = outFolder(command.out, context.folder);
  const result = await runIn(folder, context, command, settings, opened);
  const report = writeFindings({ context, opened, cases, settings, properties, result, folder });
  tell(context, command, report, folder);
  return context.interrupted.aborted ? EXIT.stopped : exitCode(report, command.strict);
}

/** Cases per property, a number easily spoken of. */
export function usualShare(properties: number): number {
  const share = Math.floor(USUAL_CASES / Math.max(properties, 1) / 10) * 10;
  return Math.min(Math.max(share, USUAL_SHARE.least), USUAL_SHARE.most);
}

async function runIn(
  folder: string,
  context: Context,
  { workers, time }: RunCommand,
  settings: RunSettings,
  opened: OpenedEngine,
): Promise<CampaignResult> {
  const journal = Journal.open<Done>(folder, settings);
  if ('kind' in journal) throw new UsageError(`${journal.why}; name another folder with --out`);
  const line = new ProgressLine(context.err);
  try {
    return await campaign({
      ...{ settings, journal, seconds: time, labour: context.labour(opened, workers) },
      ...{ reduction: REDUCTION_BUDGET, stop: context.interrupted },
      onProgress: (progress) => line.show(progress),
    });
  } finally {
    line.clear();
    journal.close();
  }
}

function tell(
  { out, err, folder: from, interrupted }: Context,
  { format }: RunCommand,
  report: RunReport,
  folder: string,
): void {
  const shown = relative(from, folder) || '.';
  if (format === 'json') out.write(reportText(report));
  else out.write(`${runTable(report, shown, out.isTerminal ? painted : plain)}Report: ${shown}/report.json\n`);
  if (interrupted.aborted) err.write(`Stopped. To go on: the same command with --out ${shown}\n`);
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
