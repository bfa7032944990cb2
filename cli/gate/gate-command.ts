import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { EDITION } from '../../rulings/index.ts';
import type { GateProblem, GateReport, KnownFailure, RunReport } from '../../reports/index.ts';
import type { RunSettings } from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { readText } from '../files.ts';
import { outFolder } from '../run/out-folder.ts';
import { runIn } from '../run/run-in.ts';
import { settingsFor } from '../run/settings.ts';
import { writeFindings } from '../run/to-report.ts';
import { select } from '../select.ts';
import { EXIT, UsageError } from '../usage-error.ts';
import { besideBase } from './base-engine.ts';
import { type Baseline, readBaseline, UNEXPLAINED } from './baseline-file.ts';
import { type Asked, commandsFor, gateLine } from './commands.ts';
import { judgeKnown, type Known } from './known-failures.ts';
import { countOf, problemsOf } from './problems.ts';
import { tellGate } from './tell-gate.ts';
import { writeBaselineFor } from './write-baseline.ts';
import type { Format } from '../run/format.ts';

export interface GateCommand extends Asked {
  readonly workers: number;
  readonly out: string | null;
  readonly format: Format;
  /** `baseline`: write down what is so now; `rebaseline`: and tell how the old and the new differ. */
  readonly write: 'nothing' | 'baseline' | 'rebaseline';
}

/** What was judged for a gate. */
export interface Gated {
  readonly context: Context;
  readonly command: GateCommand;
  readonly opened: OpenedEngine;
  readonly settings: RunSettings;
  /** The selectors of what was judged. */
  readonly selectors: readonly string[];
  /** Null: there is none yet. */
  readonly baseline: Baseline | null;
  readonly known: readonly Known[];
  readonly report: RunReport;
  /** The report's, absolute. */
  readonly folder: string;
}

/**
 * Judges an engine beside its baseline: the known failures first, then the frozen corpus, then random cases. Answers the exit code: 1
 * where anything is not as the baseline has it, 3 where nothing can be told.
 */
export async function gateCommand(context: Context, command: GateCommand): Promise<number> {
  const baseline = readBaseline(command.baseline, context.folder);
  refuse(command, baseline);
  const gated = await judgeFor(context, command, baseline);
  if (context.interrupted.aborted) return stopped(gated);
  if (command.write !== 'nothing' || baseline === null) return writeBaselineFor(gated);
  const shown = relative(context.folder, gated.folder) || '.';
  const found = problemsOf({ ...gated, baseline }, commandsFor(command, shown, gated.settings));
  const beside = await besideBase({ ...gated, baseline }, found);
  const gate = gateReport(gated, baseline, beside);
  await tellGate(gated, gate);
  return context.interrupted.aborted ? stopped(gated) : EXITS[gate.outcome];
}

/** What was judged until then is kept. */
function stopped({ context, folder }: Gated): number {
  context.err.write(`Stopped. To go on: the same command with --out ${relative(context.folder, folder) || '.'}\n`);
  return EXIT.stopped;
}

const EXITS = { open: EXIT.fine, closed: EXIT.findings, unusable: EXIT.unusable } as const;

/** Throws a `UsageError` for what does not go together. */
function refuse(command: GateCommand, baseline: Baseline | null): void {
  if (baseline === null && command.write !== 'baseline') {
    const write = gateLine({ ...command, base: null }, ['--write-baseline']);
    throw new UsageError(`${command.baseline}: there is no such file; to write it: ${write}`);
  }
  if (command.write !== 'nothing' && command.base !== null) {
    throw new UsageError('--base is for judging: a baseline is written of one engine');
  }
  if (command.write === 'nothing' && command.selectors.length > 0) {
    throw new UsageError('the baseline says which properties are judged: name others with --write-baseline');
  }
}

async function judgeFor(context: Context, command: GateCommand, baseline: Baseline | null): Promise<Gated> {
  const run = baseline?.file.run;
  const selectors = command.selectors.length > 0 ? command.selectors : (run?.selectors ?? []);
  const properties = select(selectors, context.properties, context.ledger);
  const opened = await context.openEngine(command.engine);
  const cases = context.casesFor(opened.engine);
  const asked = { seed: command.seed ?? run?.seed ?? USUAL_SEED, cases: command.cases ?? run?.cases ?? null };
  const settings = settingsFor({ context, opened, cases, properties }, { ...asked, shard: { part: 1, of: 1 } });
  const folder = unfinished(outFolder(command.out, context.folder), command.out);
  const known = baseline === null ? [] : judgeKnown({ context, opened, cases }, baseline);
  const shown = new Set(known.filter(({ now }) => now.kind === 'as recorded').map(({ entry }) => entry.class));
  const isAside = (_: string, name: string): boolean => shown.has(name);
  const { workers } = command;
  const result = await runIn({
    ...{ folder, context, settings, opened, workers, isAside },
    time: null,
    soFar: () => {},
  });
  const report = writeFindings({ ...{ context, opened, cases, settings, properties, result, folder }, isAside });
  return { context, command, opened, settings, selectors, baseline, known, report, folder };
}

const USUAL_SEED = 1;

/** A run that is through is not gone on with, for the engine may be another by now, under the same name. Throws a `UsageError` there. */
function unfinished(folder: string, named: string | null): string {
  const path = join(folder, 'report.json');
  if (!existsSync(path)) return folder;
  const { run } = JSON.parse(readText(path)) as RunReport;
  if (!run.complete) return folder;
  throw new UsageError(
    `${named ?? folder} holds a run that is through: a gate looks at the engine anew, in a new or an empty folder`,
  );
}

function gateReport(
  { context, known, report }: Gated,
  { named, file }: Baseline,
  { base, problems }: { readonly base: GateReport['base']; readonly problems: readonly GateProblem[] },
): GateReport {
  const failures = known.map((each) => knownFailure(each, report));
  const { totals, run } = report;
  return {
    ...{ kind: 'headjudge gate', format: 1, suite: { version: context.version, fingerprint: context.fingerprint() } },
    ...{ edition: EDITION, engine: report.engine, base },
    baseline: {
      ...{ file: named, suite: file.suite, engine: file.engine, entries: file.entries.length },
      unexplained: file.entries.filter(({ reason }) => reason === UNEXPLAINED).map(({ id }) => id),
    },
    run: { seed: run.seed, cases: run.cases, complete: run.complete },
    outcome: outcomeOf(problems),
    totals: {
      ...{ properties: totals.properties, cases: totals.cases, witnessed: totals.witnessed },
      setAside: failures.reduce((sum, { cases }) => sum + cases, 0),
    },
    problems,
    known: failures,
  };
}

function knownFailure({ entry, now }: Known, report: RunReport): KnownFailure {
  const { id, property, class: name, reason } = entry;
  return {
    ...{ id, property, class: name, cases: countOf(report, property, name), reason },
    isAsRecorded: now.kind === 'as recorded',
  };
}

/** A harness that failed says nothing of the engine, whatever else was found. */
function outcomeOf(problems: readonly GateProblem[]): GateReport['outcome'] {
  const kinds = problems.filter(({ blocks }) => blocks).map(({ kind }) => kind);
  if (kinds.includes('harness error')) return 'unusable';
  if (kinds.some((kind) => kind !== 'cannot set up')) return 'closed';
  return kinds.length > 0 ? 'unusable' : 'open';
}
