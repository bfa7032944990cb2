import { faults } from '../faults/index.ts';
import { loadLedger } from '../rulings/index.ts';
import { PROPERTIES } from '../properties/registry.ts';
import type { Context, Output } from './context.ts';
import { LIMITS } from './limits.ts';
import { runCommandLine } from './program.ts';
import { casesFor } from './run/frozen-cases.ts';
import { openEngine } from './run/open-engine.ts';
import { suiteFingerprint, suiteVersion } from './suite.ts';
import { EXIT } from './usage-error.ts';

process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const context: Context = {
    out: outputTo(process.stdout),
    err: outputTo(process.stderr),
    folder: process.cwd(),
    properties: PROPERTIES,
    faults,
    openEngine,
    ledger: loadLedger,
    labour: (_, workers) => ({ kind: 'threads', entry: new URL('./run/worker.mjs', import.meta.url), workers }),
    diffThread: new URL('./diff/worker.mjs', import.meta.url),
    casesFor,
    version: suiteVersion(),
    fingerprint: suiteFingerprint,
    today: () => new Date().toISOString().slice(0, 10),
    limits: LIMITS,
    interrupted: interrupts(),
  };
  try {
    return await runCommandLine(args, context);
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    const trace = process.env['HEADJUDGE_DEBUG'] === undefined || !(error instanceof Error) ? '' : `\n${error.stack}`;
    context.err.write(`headjudge: the harness failed: ${words}${trace}\n`);
    return EXIT.unusable;
  }
}

/** The first interrupt lets what is under way end; the second ends all at once. */
function interrupts(): AbortSignal {
  const controller = new AbortController();
  process.on('SIGINT', () => {
    if (controller.signal.aborted) process.exit(EXIT.stopped);
    controller.abort();
  });
  // So ends what was begun, too: engines in processes of their own.
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(EXIT.stopped));
  return controller.signal;
}

/** Whoever reads the output may leave before its end: `headjudge rulings list | head`. */
function outputTo(stream: NodeJS.WriteStream): Output {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  return {
    write: (text) => {
      stream.write(text);
    },
    isTerminal: stream.isTTY === true,
    get columns() {
      return stream.columns ?? 80;
    },
  };
}
