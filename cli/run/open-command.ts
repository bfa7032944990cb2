import { ProcessConnection } from '../../adapters/process/index.ts';
import { connect, type Connection, type WireEngine } from '../../protocol/wire/index.ts';
import { EDITION } from '../../rulings/index.ts';
import { suiteVersion } from '../suite.ts';
import { UnusableEngine, wordsOf } from '../usage-error.ts';

/** How long a reply is waited for, in seconds: long enough for an engine that has yet to begin. */
const PATIENCE = 60;
/** The first file of the thread that speaks with an engine's process. */
const THREAD = new URL('./process-thread.mjs', import.meta.url);

/** Starts an engine by its command line. */
export function connectionTo(command: string): Connection {
  return new ProcessConnection({ command, seconds: PATIENCE, thread: THREAD });
}

/** An engine in a process of its own. Throws an `UnusableEngine` where it cannot be spoken to. */
export function openCommand(command: string): WireEngine {
  const connection = connectionTo(command);
  try {
    return connect(connection, { suite: suiteVersion(), edition: EDITION });
  } catch (error) {
    connection.close();
    throw new UnusableEngine(`the engine "${command}" cannot be spoken to: ${wordsOf(error)}`);
  }
}
