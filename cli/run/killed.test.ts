import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { JOURNAL } from '../../runner/index.ts';
import { readReport } from '../files.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';

vi.setConfig({ testTimeout: 600_000 });
afterAll(removeFolders);

const COMMAND = ['cli/headjudge.mjs', 'run', 's2-priority-first', 'conservation', '--seed', '3', '--cases', '200'];

test('A run that is killed loses nothing that was finished: it is told, and gone on with to the same bytes.', async () => {
  const folder = temporaryFolder();
  const [whole, killed, told] = ['whole', 'killed', 'told'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  expect(headjudge(...COMMAND, '--workers', '1', '--out', whole)).toBe(0);

  const child = spawn(process.execPath, [...COMMAND, '--workers', '2', '--out', killed], { stdio: 'ignore' });
  while (finished(killed) < 3 && child.exitCode === null) await setTimeout(5);
  child.kill('SIGKILL');
  await new Promise((resolve) => child.once('close', resolve));
  const before = finished(killed);
  expect([before > 0, before < finished(whole)]).toEqual([true, true]);
  const left = readReport(join(killed, 'report.json'));
  expect([left.run.complete, left.totals.cases > 0, left.properties.length]).toEqual([false, true, 2]);

  headjudge('cli/headjudge.mjs', 'merge', killed, '--out', told);
  const partial = JSON.parse(readFileSync(join(told, 'report.json'), 'utf8'));
  expect(partial.run.complete).toBe(false);
  expect(partial.totals.cases).toBeGreaterThan(0);

  expect(headjudge(...COMMAND, '--workers', '2', '--out', killed)).toBe(0);
  expect(readFileSync(join(killed, 'report.json'))).toEqual(readFileSync(join(whole, 'report.json')));
  expect(finished(killed)).toBe(finished(whole));
});

function headjudge(...args: readonly string[]): number | null {
  return spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status;
}

/** How many jobs the journal in a folder has. */
function finished(folder: string): number {
  const path = join(folder, JOURNAL);
  return existsSync(path) ? Math.max(0, readFileSync(path, 'utf8').split('\n').length - 2) : 0;
}
