import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scriptOf } from '../../properties/reading/script-of.ts';
import type { Case, HistoryStep, View } from '../../protocol/index.ts';
import { ROOT } from '../source-tree.ts';
import { SCENARIOS_FILE, type Written } from '../testing/written-down.ts';

/** The games of the scenario tests, as cases: what was done in each is its script. Throws an `Error` where a scenario fails. */
export function scenarioCases(): readonly Case[] {
  const folder = mkdtempSync(join(tmpdir(), 'scenarios-'));
  const file = join(folder, 'games.jsonl');
  try {
    play(file);
    return existsSync(file) ? casesIn(readFileSync(file, 'utf8')) : [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function play(file: string): void {
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      join(fileURLToPath(import.meta.resolve('vitest/package.json')), '../vitest.mjs'),
      'run',
      'tooling/scenarios',
      '--reporter',
      'dot',
    ],
    { cwd: ROOT, env: { ...process.env, [SCENARIOS_FILE]: file }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`the scenarios fail:\n${stdout}`);
}

/** The cases in a file of games that were written down by several threads, in an order of their own. */
export function casesIn(text: string): readonly Case[] {
  const games = new Map<string, { readonly start: Case['start']; readonly steps: HistoryStep[] }>();
  for (const line of text.split('\n').filter((each) => each !== '')) {
    const written = JSON.parse(line) as Written;
    if ('board' in written) games.set(written.game, { start: { kind: 'board', board: written.board }, steps: [] });
    else games.get(written.game)?.steps.push(stepOf(written));
  }
  const cases = [...games.values()]
    .filter(({ steps }) => steps.length > 0)
    .map(
      ({ start, steps }): Case => ({
        ...{ start, script: scriptOf({ start, steps, over: null }, steps.length), policy: { kind: 'boring' } },
        ...{ decisions: steps.length, untilTurn: (steps.at(-1)?.view.turn ?? 0) + 1 },
      }),
    );
  return cases
    .map((of) => ({ of, text: JSON.stringify(of) }))
    .sort((a, b) => (a.text < b.text ? -1 : 1))
    .map(({ of }) => of);
}

/** As much of it as a script is made from. */
function stepOf({ question, answer, turn, step, stack }: Exclude<Written, { board: unknown }>): HistoryStep {
  const view = { turn, step, stack: Array.from({ length: stack }) } as unknown as View;
  return { question, answer, view, happenings: [] };
}
