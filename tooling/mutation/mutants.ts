import { Instrumenter } from '@stryker-mutator/instrumenter';
import ts from 'typescript';
import type { EngineSources } from '../../faults/instrument.ts';

/** A small change of one place in the engine's text, as Stryker makes it. Plain JSON. */
export interface Mutant {
  /** By its path relative to `engine/`. */
  readonly file: string;
  readonly start: Position;
  readonly end: Position;
  /** The kind of change, in Stryker's words. */
  readonly mutator: string;
  readonly replacement: string;
}

/** Both from 0. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/** An engine with mutants built in, none of them active. */
export interface MutatedSources {
  readonly sources: EngineSources;
  /** What each of the mutants is called in the text, in their order. */
  readonly names: readonly string[];
}

/**
 * All mutants of the rules: what players do and what comes of it. Cards, words, builders of data and the check of boards are left out, and in
 * the rest what is done but once as the engine is loaded, sentences for people and the numbers of rules.
 */
export async function mutantsOf(sources: EngineSources): Promise<readonly Mutant[]> {
  const texts = [...sources].filter(([file]) => IS_RULES.test(file));
  const { mutants } = await instrumented(texts.map(([name, content]) => ({ name, content, mutate: true })));
  const parsed = new Map(texts.map(([file, text]) => [file, ts.createSourceFile(file, text, LATEST, true)]));
  return mutants.map(mutantOf).filter((mutant) => {
    const source = parsed.get(mutant.file);
    return source !== undefined && isPlayed(source, mutant);
  });
}

/** Builds mutants into an engine. Throws an `Error` for one that the text does not have. */
export async function withMutants(sources: EngineSources, chosen: readonly Mutant[]): Promise<MutatedSources> {
  const files = [...new Set(chosen.map(({ file }) => file))].map((name) => ({
    ...{ name, content: sources.get(name) ?? '' },
    mutate: chosen.filter(({ file }) => file === name).map(({ start, end }) => ({ start, end })),
  }));
  const { mutants, files: changed } = await instrumented(files);
  const nameOf = new Map(mutants.map((mutant) => [keyOf(mutantOf(mutant)), mutant.id]));
  const names = chosen.map((mutant) => {
    const name = nameOf.get(keyOf(mutant));
    if (name === undefined) throw new Error(`the engine has no mutant ${keyOf(mutant)}`);
    return name;
  });
  return { sources: new Map([...sources, ...changed.map(({ name, content }) => [name, content] as const)]), names };
}

/** The name of a mutant: the same change of the same place has the same. */
export function keyOf({ file, start, end, mutator, replacement }: Mutant): string {
  return `${file}:${start.line + 1}:${start.column + 1}-${end.line + 1}:${end.column + 1} ${mutator} ${replacement}`;
}

const IS_RULES = /^(?:characteristics|evaluate|rules|state)\/.*\.ts$|^(?:board|look|session)\.ts$/;
const LATEST = ts.ScriptTarget.Latest;

type InstrumenterFile = Parameters<Instrumenter['instrument']>[0][number];
type Instrumented = Awaited<ReturnType<Instrumenter['instrument']>>;

async function instrumented(files: readonly InstrumenterFile[]): Promise<Instrumented> {
  return new Instrumenter(SILENT).instrument(files, { plugins: null, excludedMutations: [], ignorers: [] });
}

function mutantOf({ fileName, location, mutatorName, replacement }: Instrumented['mutants'][number]): Mutant {
  return {
    file: fileName,
    start: location.start,
    end: location.end,
    mutator: mutatorName,
    replacement: replacement ?? '',
  };
}

/** Whether a place is in a function, and not only words. A function that is itself replaced is so as the engine is loaded. */
function isPlayed(source: ts.SourceFile, { start, end, mutator }: Mutant): boolean {
  const from = source.getPositionOfLineAndCharacter(start.line, start.column);
  const to = source.getPositionOfLineAndCharacter(end.line, end.column);
  const around = nodesAround(source, from).filter((node) => node.getStart(source) < from || node.end > to);
  if (!around.some(ts.isFunctionLike)) return false;
  if (mutator !== 'StringLiteral') return true;
  return !around.some(ts.isThrowStatement) && !ONLY_WORDS.test(source.text.slice(from, to));
}

/** The number of a rule, or two words of a sentence. Names that the rules go by the type checker knows. */
const ONLY_WORDS = /^.\d{3}(?:\.\d+[a-z]?)?.$|[a-z]{2} [a-z]{2}/;

/** The nodes that a position lies in, the widest first. */
function nodesAround(source: ts.SourceFile, position: number): readonly ts.Node[] {
  const around: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (position < node.getStart(source) || position >= node.end) return;
    around.push(node);
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return around;
}

const nothing = (): void => {};
const never = (): boolean => false;

/** What the instrumenter says on its way is of no use here. */
const SILENT: ConstructorParameters<typeof Instrumenter>[0] = {
  ...{ isTraceEnabled: never, isDebugEnabled: never, isInfoEnabled: never },
  ...{ isWarnEnabled: never, isErrorEnabled: never, isFatalEnabled: never },
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing, fatal: nothing },
};
