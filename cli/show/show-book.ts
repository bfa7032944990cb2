import { resolve } from 'node:path';
import type { StepsText } from '../../reports/html/index.ts';
import { findEntry, type Ledger, type Ruling, statementsOf } from '../../rulings/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { ProgressLine } from '../run/progress.ts';
import { didYouMean, UsageError } from '../usage-error.ts';
import { exampleFor, type Shown, shownClauses } from './examples.ts';
import { loadPages, type Source, sourcesWithSteps, writePage } from './write-page.ts';

/** A book of rulings to be made. */
export interface BookCommand {
  /** A ruling, a clause or a statement; null: all rulings. */
  readonly ruling: string | null;
  /** The engine that plays the examples. */
  readonly engine: string;
  /** What engines have of them. */
  readonly sources: readonly Source[];
  /** Null: named after the ruling, where the command was given. */
  readonly out: string | null;
}

/** Cases that may be tried to make an example small: of one ruling, and of each clause of all. */
const BUDGET = { one: 400, all: 60 } as const;

/** Writes a page of a ruling, or of all, each with games in which it comes to the test. Answers the page's path. */
export async function showBook(context: Context, { ruling, engine, sources, out }: BookCommand): Promise<string> {
  const { clausesShowing, exampleKey, makeBookData } = await loadPages();
  const ledger = context.ledger();
  const rulings = ruling === null ? ledger.rulings : rulingsOf(ruling, ledger);
  const asked = findEntry(ruling ?? '', ledger);
  const ids = asked?.kind === 'clause' ? [asked.clause.id] : rulings.flatMap((each) => clausesShowing(each, ledger));
  const opened = await context.openEngine(engine);
  const made = examplesOf(
    context,
    opened,
    shownClauses(context, ids, ledger),
    ruling === null ? BUDGET.all : BUDGET.one,
  );
  const { hasSteps, stepsIn } = sourcesWithSteps(sources);
  if (made.length === 0)
    throw new UsageError(
      `nothing was found that shows ${ruling ?? 'any ruling'}: no property judges it, or no case puts it to the test`,
    );
  const data = makeBookData({
    ...{ suite: context.version, rulings, reports: sources.map(({ report }) => report), hasSteps },
    examples: made.map(({ shown }) => shown.clause),
  });
  const path = resolve(
    context.folder,
    out ?? (ruling === null ? 'rulings.html' : `${ruling.replaceAll('/', '-')}.html`),
  );
  const examples = made.map(({ shown, text }): StepsText => ({ key: exampleKey(shown.clause.id), text }));
  await writePage(path, data, [...examples, ...stepsIn(data)]);
  return path;
}

/** Those that could be found. */
function examplesOf(
  context: Context,
  opened: OpenedEngine,
  clauses: readonly Shown[],
  budget: number,
): readonly Made[] {
  const line = new ProgressLine(context.err);
  const made = clauses.flatMap((shown, done): readonly Made[] => {
    line.show({ phase: 'examples', done, total: clauses.length });
    const steps = exampleFor(context, opened, shown, budget);
    return steps === null ? [] : [{ shown, text: JSON.stringify(steps) }];
  });
  line.clear();
  return made;
}

interface Made {
  readonly shown: Shown;
  readonly text: string;
}

/** Throws a `UsageError` for what the ledger does not have. */
function rulingsOf(id: string, ledger: Ledger): readonly Ruling[] {
  const entry = findEntry(id, ledger);
  if (entry === null) {
    const ids = [...ledger.statements.map((each) => each.id), ...ledger.rulings.map((each) => each.id)];
    throw new UsageError(`the ledger has no entry "${id}"${didYouMean(id, ids)}`);
  }
  if (entry.kind === 'ruling') return [entry.ruling];
  const isOf = (ruling: Ruling): boolean =>
    entry.kind === 'statement'
      ? statementsOf(ruling).includes(entry.statement.id)
      : ruling.kind === 'property' && ruling.statements.includes(entry.clause.id);
  return ledger.rulings.filter(isOf);
}
