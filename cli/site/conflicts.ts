import type { RunReport } from '../../reports/index.ts';
import type { Published } from './published.ts';

/** Reports of the same run that do not say the same, a sentence each: one of the two is not what happened, or the engine is not the same each time. */
export function conflictsIn(published: readonly Published[]): readonly string[] {
  const seen = new Map<string, Published>();
  return published.flatMap((each) => {
    const run = runOf(each.report);
    const before = seen.get(run);
    seen.set(run, before ?? each);
    if (before === undefined || JSON.stringify(before.report) === JSON.stringify(each.report)) return [];
    const { engine } = each.report;
    const differing = differingIn(before.report, each.report);
    return [
      `${before.name} and ${each.name} are of one run of ${engine.id} ${engine.version} and differ: ${differing}`,
    ];
  });
}

function runOf({ suite, edition, engine, run }: RunReport): string {
  return JSON.stringify([suite, edition, engine, run]);
}

function differingIn(one: RunReport, other: RunReport): string {
  const verdicts = new Map(one.properties.map(({ id, verdict }) => [id, verdict]));
  const differing = other.properties.filter(({ id, verdict }) => verdicts.get(id) !== verdict);
  return differing.length === 0
    ? 'verdicts are the same, what they rest on is not'
    : differing.map(({ id, verdict }) => `${id} ${verdicts.get(id) ?? 'not run'} and ${verdict}`).join(', ');
}
