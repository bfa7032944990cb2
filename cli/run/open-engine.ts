import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineUnderTest, referenceEngine } from '../../adapters/reference/index.ts';
import { faultById, faults } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { canonical, checkingSetUp, type Restart } from '../../runner/index.ts';
import type { OpenedEngine } from '../context.ts';
import { FORGE_GAMES, forgeCommand } from './open-forge.ts';
import { didYouMean, UnusableEngine, UsageError, wordsOf } from '../usage-error.ts';

/**
 * Opens an engine by its name: `reference`, `forge`, `fault:<id>`, `cmd:<command line>` (one that speaks the protocol on its standard
 * streams), `record:<file>=cmd:<command line>` (the same, and what is said is written to the file), `replay:<file>` (such a
 * transcript) or `module:<file>` (whose default export is an `EngineUnderTest`). Relative paths are from `folder`. Throws a `UsageError`
 * for any other, and an `UnusableEngine` for one that cannot be spoken to.
 */
export async function openEngine(id: string, folder: string = process.cwd()): Promise<OpenedEngine> {
  if (id === 'reference') return { id, engine: referenceEngine, reference: null, restart: null, games: null };
  if (id === 'forge') {
    const { openCommand } = await import('./open-command.ts');
    const engine = openCommand(forgeCommand());
    return { ...foreign(id, engine, () => engine.forget()), games: FORGE_GAMES };
  }
  const colon = id.indexOf(':');
  const rest = id.slice(colon + 1);
  switch (id.slice(0, Math.max(colon, 0))) {
    case 'fault':
      return openFault(id, rest);
    case 'cmd': {
      // Only those who need it load the wire and its schemas: every worker thread opens an engine.
      const { openCommand } = await import('./open-command.ts');
      const engine = openCommand(rest);
      return foreign(id, engine, () => engine.forget());
    }
    case 'record':
    case 'replay': {
      const { openRecorded, openReplay } = await import('./open-command.ts');
      const engine = id.startsWith('record:') ? openRecorded(rest, folder) : openReplay(rest, folder);
      return foreign(id, engine, () => engine.forget());
    }
    case 'module':
      return foreign(id, await openModule(resolve(folder, rest)), () => {});
    default:
      throw new UsageError(
        `no engine is called "${id}": expected reference, fault:ID with one of: headjudge faults --list, forge, cmd:COMMAND, record:FILE=cmd:COMMAND, replay:FILE, or module:FILE`,
      );
  }
}

/** An engine that others wrote: what it says is checked before anything is made of it. */
function foreign(id: string, engine: EngineUnderTest, restart: Restart): OpenedEngine {
  return { id, engine: checkingSetUp(canonical(engine)), reference: referenceEngine, restart, games: null };
}

async function openModule(file: string): Promise<EngineUnderTest> {
  let exported: unknown;
  try {
    const { tsImport } = await import('tsx/esm/api');
    exported = ((await tsImport(pathToFileURL(file).href, import.meta.url)) as { readonly default?: unknown }).default;
  } catch (error) {
    if (!existsSync(file)) throw new UsageError(`the module ${file} cannot be loaded: there is no such file`);
    throw new UnusableEngine(`the module ${file} cannot be loaded: ${wordsOf(error)}`);
  }
  const missing = METHODS.filter(
    (name) => typeof (exported as Record<string, unknown> | undefined)?.[name] !== 'function',
  );
  if (missing.length > 0)
    throw new UnusableEngine(`the default export of ${file} is no engine: it has no ${missing.join(', no ')}`);
  return exported as EngineUnderTest;
}

/** What an engine is asked for. */
const METHODS: readonly (keyof EngineUnderTest)[] = ['describe', 'unknownCards', 'load', 'start'];

async function openFault(id: string, fault: string): Promise<OpenedEngine> {
  if (faultById(fault) === undefined) {
    const ids = faults.map((each) => each.id);
    throw new UsageError(
      `no fault is called "${fault}"${didYouMean(fault, ids)} All are listed by: headjudge faults --list`,
    );
  }
  const faulty = await loadFaultyEngine(faults);
  const stale = faulty.stale.find((each) => each.id === fault);
  if (stale !== undefined) throw new UsageError(`the fault ${fault} no longer applies to the engine: ${stale.reason}`);
  const engine = engineUnderTest(faulty.engine, id);
  // All faults are in one engine: another of them may have been opened and played since.
  const chosen = (): EngineUnderTest => {
    faulty.setActiveFault(fault);
    return engine;
  };
  const opened: EngineUnderTest = {
    ...engine,
    load: (board) => chosen().load(board),
    start: (decks) => chosen().start(decks),
  };
  return { id, engine: opened, reference: referenceEngine, restart: null, games: null };
}
