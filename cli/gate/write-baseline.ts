import { dirname, join, resolve } from 'node:path';
import { resultOf } from '../../reports/index.ts';
import { EDITION } from '../../rulings/index.ts';
import { EXIT } from '../usage-error.ts';
import { type Baseline, removeWitness, writeBaseline } from './baseline-file.ts';
import { type Change, changesFor } from './changes.ts';
import type { Gated } from './gate-command.ts';
import { changesText } from './tell-changes.ts';
import { writeCounterexample } from '../run/counterexample-files.ts';

/**
 * Writes down what is so now: entries that are as they were stay as they are, with their reasons; what is found besides is entered, what is
 * found no more is left out. Answers the exit code: 1 where nothing was judged, or something cannot be pinned down; 3 where the harness failed.
 */
export function writeBaselineFor(gated: Gated): number {
  const { context, command, report, settings, selectors } = gated;
  if (report.totals.witnessed === 0 && report.totals.classes === 0) {
    context.err.write(
      `headjudge: nothing was judged, so nothing is written; more cases may do: --cases ${Math.max(settings.cases, 1) * 10}\n`,
    );
    return EXIT.findings;
  }
  const changes = changesFor(gated);
  const baseline: Baseline = {
    named: command.baseline,
    path: resolve(context.folder, command.baseline),
    file: {
      ...{ kind: 'headjudge baseline', format: 1 },
      suite: { version: context.version, fingerprint: context.fingerprint() },
      ...{ edition: EDITION, engine: report.engine },
      run: { selectors, seed: settings.seed, cases: settings.cases },
      held: report.properties.flatMap(({ id, verdict }) => (verdict === 'holds' ? [id] : [])).sort(),
      entries: changes.entries.flatMap((change) => (change.now === null ? [] : [change.now])),
    },
  };
  for (const change of changes.entries) writeWitness(gated, baseline, change);
  writeBaseline(baseline);
  context.out.write(changesText(gated, baseline, changes));
  return exitCode(gated, changes.unstable.length);
}

/** A witness that is as it was is left as it is. */
function writeWitness({ opened, baseline: before }: Gated, { path }: Baseline, { was, now, witness }: Change): void {
  if (before !== null && was !== null && was.id !== now?.id) removeWitness(before, was);
  if (now === null || witness === null) return;
  writeCounterexample(opened, witness.property, witness.file, join(dirname(path), now.witness));
}

function exitCode({ report }: Gated, unstable: number): number {
  const verdicts = report.properties.flatMap(({ classes }) => classes.map(({ verdict }) => verdict));
  if (verdicts.some((verdict) => resultOf(verdict) === 'unusable' && verdict !== 'cannot set up')) return EXIT.unusable;
  return unstable > 0 ? EXIT.findings : EXIT.fine;
}
