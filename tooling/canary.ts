import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canary } from '../faults/canary.ts';
import { faultById } from '../faults/index.ts';
import { ROOT } from './source-tree.ts';

/** How a run against the canary's engine ended: its exit code, and its report where it wrote one. */
export interface CanaryRun {
  readonly exit: number | null;
  readonly report: string | undefined;
}

/**
 * Why the suite did not prove that it can fail, or undefined where it did. An exit of 1 alone proves nothing: a crash of
 * the command ends so too. The report has to name a property that was violated.
 */
export function whyNotRed({ exit, report }: CanaryRun): string | undefined {
  if (exit !== 1) return `the run exited ${exit}, expected 1`;
  if (report === undefined) return 'the run wrote no report';
  const violated = (JSON.parse(report) as { properties?: { verdict?: unknown }[] }).properties?.some(
    (property) => property.verdict === 'violated',
  );
  return violated ? undefined : 'the report names no violated property';
}

/** Runs the suite against the faulty engine that it has to find. */
export function runCanary(fault: string): CanaryRun {
  const out = mkdtempSync(join(tmpdir(), 'headjudge-canary-'));
  // Its own property has to find it.
  const property = faultById(fault)?.property ?? fault;
  const args = ['cli/headjudge.mjs', 'run', property, '--engine', `fault:${fault}`];
  const { status } = spawnSync(process.execPath, [...args, '--seed', '1', '--cases', '100', '--out', out], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const path = join(out, 'report.json');
  const report = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  rmSync(out, { recursive: true });
  return { exit: status, report };
}

if (process.argv[1] === import.meta.filename) {
  const reason = canary === '' ? 'no fault is named in faults/canary.ts' : whyNotRed(runCanary(canary));
  console.log(
    reason === undefined ? `the canary ${canary} was found` : `the canary ${canary} was not found: ${reason}`,
  );
  process.exitCode = reason === undefined ? 0 : 1;
}
