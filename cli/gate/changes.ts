import { join } from 'node:path';
import type { Property } from '../../properties/property.ts';
import {
  type BaselineEntry,
  type CounterexampleFile,
  type FindingReport,
  findingWords,
  type PropertyReport,
} from '../../reports/index.ts';
import type { Verdict } from '../../protocol/index.ts';
import { needsOf } from '../../runner/index.ts';
import type { Context } from '../context.ts';
import { readCounterexample } from '../files.ts';
import { counterexampleFile, judgedAlone } from '../run/counterexample-files.ts';
import { entryId, UNEXPLAINED, witnessFile } from './baseline-file.ts';
import type { Gated } from './gate-command.ts';
import { countOf } from './problems.ts';
import type { Known } from './known-failures.ts';

/** What becomes of an entry, or of a class that had none. */
export interface Change {
  readonly kind: 'kept' | 'renewed' | 'renamed' | 'new' | 'gone';
  readonly was: BaselineEntry | null;
  readonly now: BaselineEntry | null;
  /** Why it is gone; else empty. */
  readonly why: string;
  /** A witness that is to be written; null: there is none, or it is as it was. */
  readonly witness: { readonly property: Property; readonly file: CounterexampleFile } | null;
}

export interface Changes {
  /** The entries that there were, in their order, then new ones. */
  readonly entries: readonly Change[];
  /** Classes that were found, and do not show again where their case is played alone. */
  readonly unstable: readonly string[];
  /** Findings that say nothing of the engine. */
  readonly leftOut: readonly string[];
}

/** What a baseline says now, beside what it said. */
export function changesFor(gated: Gated): Changes {
  const carried = carriedOn(gated);
  const named = new Set(carried.flatMap(({ now }) => (now === null ? [] : [now.class])));
  const found = gated.report.properties.flatMap((property) =>
    property.classes.filter((each) => !named.has(each.class)).map((each) => entered(gated, property, each)),
  );
  const made = found.flatMap((each) => (each.kind === 'entered' ? [each.change] : []));
  const renewed = new Set(made.flatMap(({ was }) => (was === null ? [] : [was.id])));
  return {
    entries: [...carried.filter(({ kind, was }) => kind !== 'gone' || !renewed.has(was?.id ?? '')), ...made],
    unstable: found.flatMap((each) => (each.kind === 'unstable' ? [each.class] : [])),
    leftOut: found.flatMap((each) => (each.kind === 'left out' ? [each.words] : [])),
  };
}

/** What becomes of the entries that there were. No two of them may come to be of one class. */
function carriedOn(gated: Gated): readonly Change[] {
  const taken = new Set(gated.known.flatMap(({ entry, now }) => (now.kind === 'as recorded' ? [entry.class] : [])));
  const changes: Change[] = [];
  for (const known of gated.known) {
    const change = carried(gated, known, taken);
    if (change.now !== null) taken.add(change.now.class);
    changes.push(change);
  }
  return changes;
}

function carried(gated: Gated, { entry: was, now }: Known, taken: ReadonlySet<string>): Change {
  const gone = (why: string): Change => ({ kind: 'gone', was, now: null, why, witness: null });
  switch (now.kind) {
    case 'as recorded': {
      const isSeen = was.verdict !== 'nondeterministic' || countOf(gated.report, was.property, was.class) > 0;
      if (!isSeen) return gone('no case shows it now');
      const engineVersions = withVersion(was.engineVersions, gated.report.engine.version);
      return { kind: 'kept', was, now: { ...was, engineVersions }, why: '', witness: null };
    }
    case 'another class': {
      const { class: name, verdict } = now.finding;
      // Only the suite is another, so it is the same failure under another name: what was said of it is so still.
      if (gated.command.write !== 'rebaseline') return gone(`fails for another reason: ${name}`);
      const known = entryVerdict(verdict);
      if (known === null || taken.has(name)) return gone(`comes to the same as another: ${name}`);
      return renamed(gated, was, now, known);
    }
    case 'passes':
      return gone('passes now');
    case 'not judged':
    case 'matches nothing':
      return gone(now.why);
    case 'wildcard':
      return gone('is a wildcard');
    case 'unusable':
      return gone(`cannot be judged: ${now.finding.verdict}`);
  }
}

function renamed(
  { context, opened, command, report }: Gated,
  was: BaselineEntry,
  { finding, witness }: Extract<Known['now'], { readonly kind: 'another class' }>,
  verdict: BaselineEntry['verdict'],
): Change {
  const property = propertyOf(context, was.property);
  const id = entryId(property.id, finding.class);
  const needs = needsOf(property, opened.engine, opened.reference, witness.case, finding);
  const file = {
    ...counterexampleFile(context, opened, property, finding, witness.case),
    origin: witness.origin,
    needs,
  };
  const now: BaselineEntry = {
    ...{ ...was, id, clause: finding.violation.clause, verdict, class: finding.class },
    ...{ witness: witnessFile(command.baseline, id), engineVersions: [report.engine.version] },
  };
  return { kind: 'renamed', was, now, why: '', witness: { property, file } };
}

type Entered =
  | { readonly kind: 'entered'; readonly change: Change }
  | { readonly kind: 'unstable'; readonly class: string }
  /** It is not for a baseline: it says nothing of the engine. */
  | { readonly kind: 'left out'; readonly words: string };

/** A class that was found, and that no witness of the baseline shows. */
function entered(gated: Gated, { id: of }: PropertyReport, found: FindingReport): Entered {
  const { context, baseline, command, report, folder } = gated;
  const verdict = entryVerdict(found.verdict);
  if (verdict === null) return { kind: 'left out', words: `${of} ${findingWords(found)}: ${found.found}` };
  const property = propertyOf(context, of);
  const file = found.counterexample === null ? null : readCounterexample(join(folder, found.counterexample));
  if (file === null || !showsAgain(gated, property, file)) return { kind: 'unstable', class: found.class };
  const was = baseline?.file.entries.find((entry) => entry.class === found.class) ?? null;
  const id = entryId(property.id, found.class);
  const { version } = report.engine;
  const now: BaselineEntry = {
    ...{ id, property: property.id, clause: found.clause, verdict, class: found.class },
    ...{
      witness: witnessFile(command.baseline, id),
      engineVersions: withVersion(was?.engineVersions ?? [], version),
    },
    ...{ reason: was?.reason ?? UNEXPLAINED, since: was?.since ?? context.today() },
  };
  return {
    kind: 'entered',
    change: { kind: was === null ? 'new' : 'renewed', was, now, why: '', witness: { property, file } },
  };
}

function withVersion([first, ...rest]: readonly string[], version: string): BaselineEntry['engineVersions'] {
  if (first === undefined) return [version];
  return first === version || rest.includes(version) ? [first, ...rest] : [first, ...rest, version];
}

/** What an engine does only now and then is known all the same. */
function showsAgain(
  { opened }: Gated,
  property: Property,
  { verdict, class: name, case: of }: CounterexampleFile,
): boolean {
  return verdict === 'nondeterministic' || judgedAlone(opened, property, of).finding?.class === name;
}

/** The verdicts that may be known; null: it says nothing of the engine. */
function entryVerdict(verdict: Verdict): BaselineEntry['verdict'] | null {
  switch (verdict) {
    case 'violated':
    case 'illegal':
    case 'diverged':
    case 'crashed':
    case 'timed out':
    case 'nondeterministic':
    case 'cannot set up':
      return verdict;
    case 'holds':
    case 'doctor failed':
    case 'harness error':
    case 'vacuous':
    case 'unsupported':
    case 'not observable':
    case 'disputed':
    case 'undecided':
      return null;
  }
}

function propertyOf({ properties }: Context, id: string): Property {
  const property = properties.find((each) => each.id === id);
  if (property === undefined) throw new Error(`there is no property ${id}`);
  return property;
}
