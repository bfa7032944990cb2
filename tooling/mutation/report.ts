import type { EngineSources } from '../../faults/instrument.ts';
import type { Verdict } from '../../protocol/index.ts';
import { aligned } from '../../reports/index.ts';
import type { Fate, MutantDone } from './fate.ts';
import type { Mutant } from './mutants.ts';
import { folderOf } from './sample.ts';

/** What a mutation run came to. */
export interface MutationReport {
  readonly kind: 'headjudge mutation';
  readonly format: 2;
  readonly settings: object;
  /** Changes that were drawn and that the type checker refuses: they are none that an engine could have. */
  readonly illTyped: number;
  readonly total: Score;
  readonly folders: readonly (Score & { readonly folder: string })[];
  /** Of the mutants that were judged by laws alone: what a law says is broken. */
  readonly lawsAlone: { readonly judged: number; readonly killed: number };
  /** What no case tells from the engine without it, by file and line. */
  readonly survivors: readonly Survivor[];
}

/** How many mutants there are of each fate. */
export interface Score {
  readonly mutants: number;
  /** A law is broken. */
  readonly violated: number;
  /** What the reference does is refused, never offered or does not come about, more is allowed, or the games are not alike. */
  readonly diverged: number;
  /** It threw, went on without an end, or made a game that is none. */
  readonly broken: number;
  /** Something is seen that is otherwise, and nothing says that it is wrong. */
  readonly untold: number;
  /** It would come to another value, and all that is seen is as without it. */
  readonly alike: number;
  /** It never comes to another value. */
  readonly same: number;
  /** No case comes to its place. */
  readonly notReached: number;
}

export interface Survivor {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  /** How many cases come to its place. */
  readonly reached: number;
  /** In how many it was looked for, of those in which it would come to another value. */
  readonly trials: number;
  /** In how many of them something is seen that is otherwise. */
  readonly differing: number;
}

/** Puts together what became of the mutants. */
export function reportOf(
  settings: object,
  mutants: readonly Mutant[],
  sources: EngineSources,
  done: ReadonlyMap<number, MutantDone>,
  illTyped: number,
): MutationReport {
  const judged = mutants.flatMap((mutant, index) => {
    const each = done.get(index);
    return each === undefined ? [] : [{ ...each, mutant }];
  });
  const folders = [...new Set(judged.map(({ mutant }) => folderOf(mutant)))].sort();
  const alone = judged.filter(({ lawsAlone }) => lawsAlone);
  return {
    ...{ kind: 'headjudge mutation', format: 2, settings, illTyped, total: score(judged.map(({ fate }) => fate)) },
    folders: folders.map((folder) => ({
      folder,
      ...score(judged.filter(({ mutant }) => folderOf(mutant) === folder).map(({ fate }) => fate)),
    })),
    lawsAlone: { judged: alone.length, killed: alone.filter(({ byLaw }) => byLaw !== null).length },
    survivors: judged
      .flatMap(({ mutant, fate }) => (fate.kind === 'survived' ? [survivor(mutant, fate, sources)] : []))
      .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line)),
  };
}

/** The share that was killed, in percent. */
export function percent({ mutants, violated, diverged, broken }: Score): number {
  return Math.round(((violated + diverged + broken) / Math.max(1, mutants)) * 100);
}

/** The report as a table. */
export function textOf({ total, folders, lawsAlone, illTyped }: MutationReport): string {
  const rows = [...folders, { ...total, folder: 'all' }].map((row) => [
    row.folder,
    ...[row.mutants, row.violated, row.diverged, row.broken, row.untold, row.alike, row.same, row.notReached].map(
      String,
    ),
    `${percent(row)} %`,
  ]);
  const headings = [
    '',
    'mutants',
    'violated',
    'diverged',
    'broken',
    'untold',
    'alike',
    'same',
    'not reached',
    'killed',
  ];
  const lines = aligned([headings, ...rows], 1);
  const alone = `By laws alone: ${lawsAlone.killed} of ${lawsAlone.judged}`;
  return `${lines.join('\n')}\n${alone}\nRefused by the type checker, and not counted: ${illTyped}\n`;
}

type Survived = Extract<Fate, { readonly kind: 'survived' }>;

function score(fates: readonly Fate[]): Score {
  const count = (is: (fate: Fate) => boolean): number => fates.filter(is).length;
  const killed = (fate: Fate, of: readonly Verdict[]): boolean => fate.kind === 'killed' && of.includes(fate.verdict);
  const survived = (is: (fate: Survived) => boolean): number =>
    count((fate) => fate.kind === 'survived' && fate.reached > 0 && is(fate));
  return {
    mutants: fates.length,
    violated: count((fate) => killed(fate, ['violated'])),
    diverged: count((fate) => killed(fate, PARTED)),
    broken: count((fate) => fate.kind === 'out of time' || (fate.kind === 'killed' && !killed(fate, TOLD))),
    untold: survived(({ differing }) => differing > 0),
    alike: survived(({ trials, differing }) => trials > 0 && differing === 0),
    same: survived(({ trials }) => trials === 0),
    notReached: count((fate) => fate.kind === 'survived' && fate.reached === 0),
  };
}

const PARTED: readonly Verdict[] = ['illegal', 'diverged'];
const TOLD: readonly Verdict[] = ['violated', ...PARTED];

function survivor(
  { file, start, end, mutator, replacement }: Mutant,
  { reached, trials, differing }: Survived,
  sources: EngineSources,
): Survivor {
  return {
    file,
    line: start.line + 1,
    mutator,
    original: textBetween(sources.get(file) ?? '', { start, end }),
    replacement,
    reached,
    trials,
    differing,
  };
}

function textBetween(text: string, { start, end }: Pick<Mutant, 'start' | 'end'>): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column : 0, index === last ? end.column : undefined))
    .join('\n');
}
