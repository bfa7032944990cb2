import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundle, writeAtOnce } from './bundle.ts';
import type { Fault, StaleFault } from './fault.ts';
import type { EngineSources } from './instrument.ts';

/** An engine with faults built in: an instance of its own, apart from the reference and from any other set of faults. */
export type FaultyEngine<Engine> = {
  readonly engine: Engine;
  /**
   * Makes one fault active, or none with `''`, and has the engine drop what it remembers (its `resetCaches`, where it
   * has one). Games that are under way should be left before. Throws an `Error` for an id that is not built in.
   */
  readonly setActiveFault: (id: string) => void;
  /** How often the active fault was set: what was computed in another epoch may be another fault's. */
  readonly epoch: () => number;
  /** The faults that are not built in, because the engine has changed. */
  readonly stale: readonly StaleFault[];
};

/** What a bundle exports: the engine's face beside the generated switch. */
type Bundle<Engine extends object> = {
  readonly engine: Engine;
  readonly epoch: number;
  readonly staleFaults: readonly StaleFault[];
  readonly setActiveFault: (id: string) => boolean;
};

export const ENGINE_FOLDER = fileURLToPath(new URL('../engine/', import.meta.url));
const BUILD_FOLDER = fileURLToPath(new URL('../build/faults/', import.meta.url));

/** The reference engine with these faults built in; asked again for the same ones, the same instance. */
export async function loadFaultyEngine(
  faults: readonly Fault[],
): Promise<FaultyEngine<typeof import('../engine/index.ts')>> {
  return loadFaulty(await readEngine(ENGINE_FOLDER), faults, BUILD_FOLDER);
}

/**
 * Builds faults into any engine whose face is its `index.ts`, or finds it built. The bundle's name is a hash of all
 * that it is made of, and it is put in place at once, so that several workers may build it at the same time.
 */
export async function loadFaulty<Engine extends object>(
  engine: EngineSources,
  faults: readonly Fault[],
  buildFolder: string,
): Promise<FaultyEngine<Engine>> {
  const file = path.join(buildFolder, `${await hashOf(engine, faults)}.mjs`);
  if (!existsSync(file)) await writeAtOnce(file, await instrumented(engine, faults));
  const built: Bundle<Engine> = await import(/* @vite-ignore */ pathToFileURL(file).href);
  return {
    engine: built.engine,
    setActiveFault: (id) => activate(built, id),
    epoch: () => built.epoch,
    stale: built.staleFaults,
  };
}

/** The sources of the engine in a folder, its tests left out. */
export async function readEngine(folder: string): Promise<EngineSources> {
  const entries = await readdir(folder, { recursive: true });
  const files = entries.map((entry) => entry.replaceAll(path.sep, '/')).filter(isSource);
  const texts = files.sort().map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

function isSource(file: string): boolean {
  return /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts');
}

function activate<Engine extends object>(built: Bundle<Engine>, id: string): void {
  if (!built.setActiveFault(id)) {
    const stale = built.staleFaults.find((fault) => fault.id === id);
    throw new Error(
      stale === undefined ? `no faulty engine has the id ${id}` : `fault ${id} no longer applies: ${stale.reason}`,
    );
  }
  const resetCaches: unknown = Reflect.get(built.engine, 'resetCaches');
  if (typeof resetCaches === 'function') resetCaches();
}

/** The mechanism's own text is hashed too, so that a bundle never outlives a change of how it is made. */
async function hashOf(engine: EngineSources, faults: readonly Fault[]): Promise<string> {
  const mechanism = ['./instrument.ts', './locate.ts', './bundle.ts', './load.ts'].map((file) =>
    readFile(new URL(file, import.meta.url), 'utf8'),
  );
  const parts = JSON.stringify([[...engine], faults, await Promise.all(mechanism)]);
  return createHash('sha256').update(parts).digest('hex').slice(0, 32);
}

/** The TypeScript API is loaded only where there is something to build. */
async function instrumented(engine: EngineSources, faults: readonly Fault[]): Promise<string> {
  const { instrument, SWITCH_FILE } = await import('./instrument.ts');
  const { sources } = instrument(engine, faults);
  return bundle(sources, `export * as engine from './index.ts';\nexport * from './${SWITCH_FILE}';\n`);
}
