import {
  campaign,
  type CampaignResult,
  type Done,
  Journal,
  REDUCTION_BUDGET,
  type RunSettings,
} from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { UsageError } from '../usage-error.ts';
import { ProgressLine } from './progress.ts';

/** A run that is to be made, or gone on with. */
export interface RunToMake {
  /** Where its journal is kept. */
  readonly folder: string;
  readonly context: Context;
  readonly settings: RunSettings;
  readonly opened: OpenedEngine;
  readonly workers: number;
  /** Seconds after which no more cases are begun; null: no end but the number of cases. */
  readonly time: number | null;
  /** Of which classes of a property no counterexample is made. */
  readonly isAside: (property: string, name: string) => boolean;
  /** Told now and then what the run has come to, so that something is there whatever ends it. */
  readonly soFar: (result: CampaignResult) => void;
}

/** Judges an engine by many properties, telling on a terminal how far that is. Throws a `UsageError` where its folder is another run's. */
export async function runIn(run: RunToMake): Promise<CampaignResult> {
  const { folder, context, settings, opened, workers, time, isAside, soFar } = run;
  const journal = Journal.open<Done>(folder, settings);
  if ('kind' in journal) throw new UsageError(`${journal.why}; name another folder with --out`);
  const line = new ProgressLine(context.err);
  try {
    return await campaign({
      ...{ settings, journal, seconds: time, labour: context.labour(opened, workers), isAside },
      ...{ reduction: REDUCTION_BUDGET, stop: context.interrupted },
      onProgress: (progress) => line.show(progress),
      onDone: nowAndThen(soFar),
    });
  } finally {
    line.clear();
    journal.close();
  }
}

/** Milliseconds from one report of what a run has come to, to the next. */
const BETWEEN = 10_000;

/** At the first finished job, and then no more often than that. */
function nowAndThen(tell: (result: CampaignResult) => void): (soFar: () => CampaignResult) => void {
  let next = 0;
  return (soFar) => {
    if (performance.now() < next) return;
    tell(soFar());
    next = performance.now() + BETWEEN;
  };
}
