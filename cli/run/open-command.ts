import { randomUUID } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { threadId } from 'node:worker_threads';
import { ProcessConnection } from '../../adapters/process/index.ts';
import { BadTranscript, readTranscript, recording, replaying } from '../../adapters/replay/index.ts';
import { connect, type Connection, type WireEngine } from '../../protocol/wire/index.ts';
import { EDITION } from '../../rulings/index.ts';
import { suiteVersion } from '../suite.ts';
import { readText } from '../files.ts';
import { UnusableEngine, UsageError, wordsOf } from '../usage-error.ts';

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
  return spokenWith(connectionTo(command), `the engine "${command}" cannot be spoken to`);
}

/** The same, and all that is said with it is written to the end of a file: `FILE=cmd:COMMAND`. Throws a `UsageError` for any other. */
export function openRecorded(id: string, folder: string): WireEngine {
  const [, file, command] = /^(.+?)=cmd:(.+)$/s.exec(id) ?? [];
  if (file === undefined || command === undefined)
    throw new UsageError(`expected record:FILE=cmd:COMMAND, found "record:${id}"`);
  const path = resolve(folder, file);
  const session = `${process.pid}-${threadId}-${randomUUID().slice(0, 8)}`;
  const connection = recording(connectionTo(command), session, (line) => append(path, line));
  return spokenWith(connection, `the engine "${command}" cannot be spoken to`);
}

/** An engine that says again what a transcript says. Throws a `UsageError` for a file that is none. */
export function openReplay(file: string, folder: string): WireEngine {
  const text = readText(resolve(folder, file));
  try {
    return spokenWith(replaying(readTranscript(text)), `${file} has no engine's beginning`);
  } catch (error) {
    if (error instanceof BadTranscript) throw new UsageError(`${file}: ${error.message}`);
    throw error;
  }
}

function spokenWith(connection: Connection, orElse: string): WireEngine {
  try {
    return connect(connection, { suite: suiteVersion(), edition: EDITION });
  } catch (error) {
    connection.close();
    throw new UnusableEngine(`${orElse}: ${wordsOf(error)}`);
  }
}

function append(path: string, line: string): void {
  try {
    appendFileSync(path, line);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${wordsOf(error)}`);
  }
}
