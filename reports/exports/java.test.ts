import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { exportTo } from './index.ts';
import { boardOf } from './testing/boards.ts';
import { exampleOn, HOSTILE_NAMES, RICH } from './testing/examples.ts';
import { xmageStubs } from './testing/xmage-stubs.ts';

vi.setConfig({ testTimeout: 120_000 });

const FOLDER = mkdtempSync(join(tmpdir(), 'headjudge-java-'));
afterAll(() => rmSync(FOLDER, { recursive: true }));

const hasJava = spawnSync('javac', ['-version']).status === 0;

test.runIf(hasJava)('Tests for XMage compile, whatever cards are called, by the signatures of what they call.', () => {
  const hostile = boardOf(
    HOSTILE_NAMES.map((name, index) => ({ name, zone: index % 2 === 0 ? 'hand' : 'battlefield' })),
  );
  const four = { ...RICH, players: [...RICH.players, ...RICH.players] };
  const three = { ...RICH, players: [...RICH.players, ...RICH.players.slice(1)] };
  const files = xmageStubs().map(({ path, text }) => written(path, text));
  const tests = [RICH, hostile, three, four].map((board, index) => {
    const { counterexample, ...others } = exampleOn(board);
    const made = exportTo('xmage-test', { ...others, counterexample: { ...counterexample, class: `class ${index}` } });
    if (made.kind === 'cannot export') throw new Error(made.why);
    return written(made.fileName, made.text);
  });
  const { status, stderr } = compile([...files, ...tests]);
  expect([status, stderr, new Set(tests).size]).toEqual([0, '', 4]);
  const broken = written('broken/Broken.java', 'public class Broken { String name = "Bear"; System.exit(0); }');
  expect(compile([...files, broken]).status).toBe(1);
});

function written(path: string, text: string): string {
  const file = join(FOLDER, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

function compile(files: readonly string[]): { readonly status: number | null; readonly stderr: string } {
  return spawnSync('javac', ['-encoding', 'UTF-8', '-proc:none', '-d', join(FOLDER, 'classes'), ...files], {
    encoding: 'utf8',
  });
}
