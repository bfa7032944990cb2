import { join } from 'node:path';
import type { Property } from '../../properties/property.ts';
import { type GateProblem, type GateReport, resultOf } from '../../reports/index.ts';
import { judge, type PropertyResult, verdictOf } from '../../runner/index.ts';
import type { OpenedEngine } from '../context.ts';
import { readCounterexample } from '../files.ts';
import { runIn } from '../run/run-in.ts';
import { versionOf } from '../run/settings.ts';
import { unjudged } from '../run/unjudged.ts';
import type { Baseline } from './baseline-file.ts';
import type { Gated } from './gate-command.ts';
import { judgeEntry, type Known } from './known-failures.ts';

/** Problems beside a base: those that it has too do not block. */
export interface Beside {
  /** Null: there is no base. */
  readonly base: GateReport['base'];
  readonly problems: readonly GateProblem[];
}

type GatedBeside = Gated & { readonly baseline: Baseline };

/** Judges the base by the same cases of the properties that have problems, and by their witnesses. */
export async function besideBase(gated: GatedBeside, problems: readonly GateProblem[]): Promise<Beside> {
  const { context, command } = gated;
  if (command.base === null) return { base: null, problems };
  const opened = await context.openEngine(command.base);
  const seen = await judgeBase(gated, opened, problems);
  const { name, version } = opened.engine.describe();
  const beside = problems.map((problem) => ({ ...problem, blocks: !hasToo(problem, gated.known, seen) }));
  return { base: { id: opened.id, name, version }, problems: beside };
}

/** What is so of the base. */
interface BaseSeen {
  readonly known: readonly Known[];
  readonly results: ReadonlyMap<string, PropertyResult>;
  /** Classes that it shows in the engine's counterexamples. */
  readonly shown: ReadonlySet<string>;
  /** Properties that it cannot be asked. */
  readonly barred: ReadonlySet<string>;
}

async function judgeBase(
  gated: GatedBeside,
  opened: OpenedEngine,
  problems: readonly GateProblem[],
): Promise<BaseSeen> {
  const { context, command, settings, folder, baseline } = gated;
  const cases = context.casesFor(opened.engine);
  const concerned = context.properties.filter(({ id }) => problems.some(({ property }) => property === id));
  const barred = concerned.filter((property) => unjudged(property, opened.engine, cases) !== null);
  const judged = concerned.filter((each) => !barred.includes(each) && settings.properties.includes(each.id));
  const ids = judged.map(({ id }) => id);
  const own = {
    ...settings,
    engine: opened.id,
    version: versionOf(opened.engine),
    chosen: ids,
    properties: ids,
    frozen: ids.map((id) => cases.frozen(id)),
  };
  const made = { folder: join(folder, 'base'), context, settings: own, opened, workers: command.workers };
  const { properties } = await runIn({ ...made, time: null, isAside: () => true, soFar: () => {} });
  const entries = baseline.file.entries.filter(({ id }) => problems.some(({ entry }) => entry === id));
  return {
    known: entries.map((entry) => ({ entry, now: judgeEntry({ context, opened, cases }, baseline, entry) })),
    results: new Map(properties.map((result, index) => [ids[index] ?? '', result])),
    shown: new Set(problems.flatMap((problem) => shownToo(gated, opened, judged, problem))),
    barred: new Set(barred.map(({ id }) => id)),
  };
}

/** The class of the small counterexample of a problem, where the base shows it there: it may know other cards, and so get other cases. */
function shownToo(
  { folder }: Gated,
  { engine, reference }: OpenedEngine,
  judged: readonly Property[],
  { property: id, class: name, counterexample }: GateProblem,
): readonly string[] {
  const property = judged.find((each) => each.id === id);
  if (property === undefined || name === null || counterexample === null) return [];
  const { case: of } = readCounterexample(join(folder, counterexample));
  return judge(property, engine, reference, of).finding?.class === name ? [name] : [];
}

/** Whether the base comes to the same. What is wrong with the baseline itself is not excused by it. */
function hasToo(problem: GateProblem, known: readonly Known[], base: BaseSeen): boolean {
  const { kind, entry, property, class: name } = problem;
  if (entry !== null) return sameOf(entry, known) === sameOf(entry, base.known) && !OF_THE_BASELINE.includes(kind);
  const result = base.results.get(property ?? '');
  switch (kind) {
    case 'new class':
    case 'cannot set up':
      return base.shown.has(name ?? '') || (result?.tally.classes.some((found) => found.class === name) ?? false);
    case 'no longer judged':
      return (
        base.barred.has(property ?? '') || (result !== undefined && resultOf(verdictOf(result.tally)) === 'untold')
      );
    case 'passes now':
    case 'another class':
    case 'matches nothing':
    case 'wildcard':
    case 'nothing judged':
    case 'harness error':
      return false;
  }
}

const OF_THE_BASELINE: readonly GateProblem['kind'][] = ['matches nothing', 'wildcard', 'harness error'];

/** What became of an entry, so that it can be compared. */
function sameOf(id: string, known: readonly Known[]): string | null {
  const now = known.find(({ entry }) => entry.id === id)?.now;
  if (now === undefined) return null;
  return now.kind === 'another class' || now.kind === 'unusable' ? `${now.kind} ${now.finding.class}` : now.kind;
}
