import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { corpusOf } from '../corpus/index.ts';

const BIN = fileURLToPath(new URL('./headjudge.mjs', import.meta.url));

vi.setConfig({ testTimeout: 120_000 });

test('The command runs from any folder.', () => {
  const { status, stdout, stderr } = headjudge('--version');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(status).toBe(0);
});

test('Bad usage ends with 2 and one message.', () => {
  const { status, stdout, stderr } = headjudge('run', 'R1', '--engine', 'forg');
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^headjudge: no engine is called "forg": .*\n$/);
  expect(status).toBe(2);
});

test('A run begins with the frozen cases.', () => {
  const out = mkdtempSync(join(tmpdir(), 'headjudge-'));
  try {
    const { stdout } = headjudge('run', 'r7-tap-symbol', '--cases', '1', '--workers', '1', '--out', out);
    expect(stdout).toMatch(new RegExp(`r7-tap-symbol +holds +${corpusOf('r7-tap-symbol').length + 1} `));
  } finally {
    rmSync(out, { recursive: true });
  }
});

function headjudge(...args: readonly string[]): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, [BIN, ...args], { cwd: tmpdir(), encoding: 'utf8', stdio: 'pipe' });
}
