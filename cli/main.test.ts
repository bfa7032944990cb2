import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';

const BIN = fileURLToPath(new URL('./headjudge.mjs', import.meta.url));

vi.setConfig({ testTimeout: 120_000 });

test('The command runs from any folder.', () => {
  const { status, stdout, stderr } = headjudge('--version');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  expect(status).toBe(0);
});

test('Bad usage ends with 2 and one message.', () => {
  const { status, stdout, stderr } = headjudge('run', 'R1', '--engine', 'forge');
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^headjudge: no engine is called "forge": .*\n$/);
  expect(status).toBe(2);
});

function headjudge(...args: readonly string[]): ReturnType<typeof spawnSync> {
  return spawnSync(process.execPath, [BIN, ...args], { cwd: tmpdir(), encoding: 'utf8', stdio: 'pipe' });
}
