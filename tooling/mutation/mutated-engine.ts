import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type EngineFace, engineUnderTest } from '../../adapters/reference/index.ts';
import { bundle, writeAtOnce } from '../../faults/bundle.ts';
import type { EngineSources } from '../../faults/instrument.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { type Mutant, withMutants } from './mutants.ts';

/** An engine with mutants, built into a file. */
export interface BuiltMutants {
  readonly file: string;
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
  /** How often each mutant's place was come to while something was done, none of them being active. */
  readonly reachedBy: (act: () => void) => ReadonlyMap<number, number>;
}

const BUILD_FOLDER = fileURLToPath(new URL('../../build/mutation/', import.meta.url));

/** Builds mutants into the engine; what is built already is found again. */
export async function buildMutants(sources: EngineSources, mutants: readonly Mutant[]): Promise<BuiltMutants> {
  const mutated = await withMutants(sources, mutants);
  const forgetful = [...mutated.sources].map(
    ([name, text]) => [name, isMemoryKept(name) ? text : forgetting(text)] as const,
  );
  const hash = createHash('sha256').update(JSON.stringify(forgetful)).digest('hex').slice(0, 32);
  const file = path.join(BUILD_FOLDER, `${hash}.mjs`);
  if (!existsSync(file))
    await writeAtOnce(file, await bundle(new Map(forgetful), `export * as engine from './index.ts';`));
  return { file, names: mutated.names };
}

/** What cards are is not for mutants to change. */
function isMemoryKept(file: string): boolean {
  return file.startsWith('cards/');
}

/** What is remembered for as long as the engine is loaded would pass from one mutant to the next: it can be dropped. */
export function forgetting(text: string): string {
  return text.replaceAll(
    /^(?:const|let) (\w+) = new ((?:Weak)?Map)<[^;]*>\(\);$/gm,
    (_, name: string, kind: string) =>
      `let ${name} = new ${kind}();\nglobalThis.${MEMORIES}?.push(() => void (${name} = new ${kind}()));`,
  );
}

/** Where the engine's text leaves what forgets each of its memories. */
const MEMORIES = '__memories__';

/** Loads what was built. */
export async function loadMutants({ file, names }: BuiltMutants): Promise<MutatedEngine> {
  const state = switches();
  const memories: (() => void)[] = [];
  Reflect.set(globalThis, MEMORIES, memories);
  const { engine }: { readonly engine: EngineFace & { readonly resetCaches: () => void } } = await import(
    /* @vite-ignore */ pathToFileURL(file).href
  );
  const placeOf = new Map(names.map((name, index) => [name, index]));
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
    reachedBy: (act) => {
      state.mutantCoverage.static = {};
      act();
      const hits = Object.entries(state.mutantCoverage.static);
      return new Map(hits.flatMap(([name, times]) => pairOf(placeOf.get(name), times)));
    },
  };
}

function pairOf(place: number | undefined, times: number): readonly (readonly [number, number])[] {
  return place === undefined ? [] : [[place, times]];
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
