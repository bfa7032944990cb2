import { spawnSync } from 'node:child_process';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { toy } from '../adapters/example/adapter.ts';
import { referenceEngine } from '../adapters/reference/index.ts';
import { examine } from '../cli/doctor/examine.ts';
import { connectionTo } from '../cli/run/open-command.ts';
import { forgeCommand, isForgeSetUp } from '../cli/run/open-forge.ts';
import { type Connection, loopback } from '../protocol/wire/index.ts';

vi.setConfig({ testTimeout: 240_000 });

/** One process for all that is looked at: to begin a new one for each takes its time. The last thing that is looked at is its end. */
function inOneProcess(command: string): () => Connection {
  const connection = connectionTo(command);
  opened.push(connection);
  return () => ({
    exchange: (line) => connection.exchange(line),
    restart: () => connection.restart(),
    close: () => {},
  });
}

const opened: Connection[] = [];
afterAll(() => {
  for (const connection of opened) connection.close();
});

const EXAMPLE = 'adapters/example/main.ts';

/** Every adapter that there is, and the ways to speak with it. */
const ADAPTERS: readonly (readonly [string, () => () => Connection])[] = [
  ['the reference', () => () => loopback(referenceEngine)],
  ['the example', () => () => loopback(toy)],
  ['the reference in a process of its own', () => inOneProcess(`"${process.execPath}" cli/headjudge.mjs serve`)],
  ...(spawnSync('python3', ['--version']).status === 0
    ? [['the example in Python', () => inOneProcess('python3 adapters/example/lands.py')] as const]
    : []),
  ['the example in a process of its own', () => inOneProcess(`"${process.execPath}" --import tsx ${EXAMPLE}`)],
];

describe('every adapter does what it has to', () => {
  test.each(ADAPTERS)('%s', (_, way) => {
    expect(examine(way()).filter(({ wrong }) => wrong !== null)).toEqual([]);
  });

  test.skipIf(!isForgeSetUp())("Forge's, which npm run setup:forge has to set up before", () => {
    expect(examine(inOneProcess(forgeCommand())).filter(({ wrong }) => wrong !== null)).toEqual([]);
  });
});
