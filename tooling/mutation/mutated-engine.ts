import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type EngineFace, engineUnderTest } from '../../adapters/reference/index.ts';
import { bundle, writeAtOnce } from '../../faults/bundle.ts';
import type { EngineSources } from '../../faults/instrument.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { COMPARE, comparing, measuring, type Told } from './measuring.ts';
import { type Mutant, withMutants } from './mutants.ts';

/** An engine with mutants, built into a file, and into another one that measures what they would come to. */
export interface BuiltMutants {
  readonly file: string;
  readonly measuring: string;
  /** What each mutant is called in it, in their order. */
  readonly names: readonly string[];
}

/** One engine with many mutants, of which each is made active in turn. There can be but one in a thread. */
export interface MutatedEngine {
  readonly engine: EngineUnderTest;
  /** Makes a mutant active, by its place, or none, and has the engine drop what it remembers. */
  readonly activate: (mutant: number | null) => void;
  /** Begins anew to count how often its place is come to. Beyond the limit it throws: the game goes on without an end. */
  readonly restart: (limit: number) => void;
}

/** The engine with no mutant active. */
export interface MeasuringEngine {
  readonly engine: EngineUnderTest;
  /** What mutants are come to while something is done. */
  readonly reachedBy: (act: () => void) => readonly Come[];
}

/** How often a mutant's place is come to, and how often it would come to another value there, as far as that can be told. */
export interface Come {
  readonly mutant: number;
  readonly times: number;
  readonly otherwise: number;
  /** What is had at its place where that is something else, each once and in short, as far as that can be told. */
  readonly had: readonly string[];
}

const BUILD_FOLDER = fileURLToPath(new URL('../../build/mutation/', import.meta.url));

/** Builds mutants into the engine; what is built already is found again. */
export async function buildMutants(sources: EngineSources, mutants: readonly Mutant[]): Promise<BuiltMutants> {
  const { sources: mutated, names } = await withMutants(sources, mutants);
  const kinds = new Map(names.map((name, index) => [name, mutants[index]?.mutator ?? null]));
  const text = (name: string): string => forgetting(name, mutated.get(name) ?? '');
  const changed = new Set(mutants.map(({ file }) => file));
  const measured = (name: string): string =>
    changed.has(name) ? measuring(text(name), (mutant) => kinds.get(mutant) ?? null) : text(name);
  const all = [...mutated.keys()];
  return {
    ...{ file: await built(new Map(all.map((name) => [name, text(name)]))), names },
    measuring: await built(new Map(all.map((name) => [name, measured(name)]))),
  };
}

async function built(sources: EngineSources): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify([...sources]))
    .digest('hex')
    .slice(0, 32);
  const file = path.join(BUILD_FOLDER, `${hash}.mjs`);
  if (!existsSync(file)) await writeAtOnce(file, await bundle(sources, `export * as engine from './index.ts';`));
  return file;
}

/**
 * What is remembered for as long as the engine is loaded would pass from one mutant to the next: it can be dropped. What cards are is not for
 * mutants to change.
 */
export function forgetting(file: string, text: string): string {
  if (file.startsWith('cards/')) return text;
  return text.replaceAll(
    /^(?:const|let) (\w+) = new ((?:Weak)?Map)<[^;]*>\(\);$/gm,
    (_, name: string, kind: string) =>
      `let ${name} = new ${kind}();\nglobalThis.${MEMORIES}?.push(() => void (${name} = new ${kind}()));`,
  );
}

/** Where the engine's text leaves what forgets each of its memories. */
const MEMORIES = '__memories__';

/** Loads what was built to judge mutants. */
export async function loadMutants({ file, names }: BuiltMutants): Promise<MutatedEngine> {
  const state = switches();
  const memories: (() => void)[] = [];
  Reflect.set(globalThis, MEMORIES, memories);
  const engine = await loaded(file);
  return {
    engine: engineUnderTest(engine, 'mutated'),
    activate: (mutant) => {
      state.activeMutant = mutant === null ? NONE : (names[mutant] ?? NONE);
      engine.resetCaches();
      for (const forget of memories) forget();
    },
    restart: (limit) => {
      state.hitCount = 0;
      state.hitLimit = limit;
    },
  };
}

/** Loads what was built to measure where mutants come to something else. In a thread of its own, or before what judges them. */
export async function loadMeasuring({ measuring: file, names }: BuiltMutants): Promise<MeasuringEngine> {
  const state = switches();
  const placeOf = new Map(names.map((name, index) => [name, index]));
  let compared = new Map<string, Compared>();
  const told: Told = (name, otherwise, had) => {
    const known = compared.get(name) ?? { otherwise: 0, had: new Set() };
    compared.set(name, known);
    if (!otherwise) return;
    known.otherwise++;
    known.had.add(had);
  };
  Reflect.set(globalThis, COMPARE, comparing(told));
  const engine = engineUnderTest(await loaded(file), 'measuring');
  return {
    engine,
    reachedBy: (act) => {
      state.mutantCoverage.static = {};
      compared = new Map();
      act();
      const hits = Object.entries(state.mutantCoverage.static);
      return hits.flatMap(([name, times]) => {
        const mutant = placeOf.get(name);
        const { otherwise = times, had = [] } = compared.get(name) ?? {};
        return mutant === undefined ? [] : [{ mutant, times, otherwise, had: [...had] }];
      });
    },
  };
}

/** What was told of one mutant's place. */
interface Compared {
  otherwise: number;
  readonly had: Set<string>;
}

async function loaded(file: string): Promise<EngineFace & { readonly resetCaches: () => void }> {
  const { engine } = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return engine;
}

/** What Stryker's code in the engine reads and writes, by its names. */
interface Switches {
  activeMutant: string;
  mutantCoverage: { static: Record<string, number>; readonly perTest: Record<string, never> };
  hitCount: number;
  hitLimit: number;
}

const NONE = '';

function switches(): Switches {
  const made: Switches = {
    ...{ activeMutant: NONE, mutantCoverage: { static: {}, perTest: {} }, hitCount: 0, hitLimit: Infinity },
  };
  Reflect.set(globalThis, '__stryker__', made);
  return made;
}
