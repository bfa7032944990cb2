import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { lineAt, projectPaths, show, sourceFiles, textFiles } from './source-tree.ts';

test('a folder without git counts what no program wrote', () => {
  const root = mkdtempSync(join(tmpdir(), 'headjudge-tree-'));
  const paths = ['engine/a.ts', 'node_modules/x/index.js', 'reports/out/report.json', 'reports/a.ts', 'b.md', 'c.png'];
  for (const path of [...paths, 'package-lock.json']) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
  expect(projectPaths(root)).toEqual(['b.md', 'c.png', 'engine/a.ts', 'package-lock.json', 'reports/a.ts']);
  expect(textFiles(root).map((file) => file.path)).toEqual(['b.md', 'engine/a.ts', 'reports/a.ts']);
  expect(sourceFiles(root)).toEqual([
    { path: 'engine/a.ts', text: 'engine/a.ts' },
    { path: 'reports/a.ts', text: 'reports/a.ts' },
  ]);
  rmSync(root, { recursive: true });
});

test('this project counts what git knows, and nothing that it ignores', () => {
  const paths = projectPaths();
  expect(paths).toContain('tooling/source-tree.ts');
  expect(paths.filter((path) => path.startsWith('node_modules/'))).toEqual([]);
});

test('findings are shown a line each, lines counted from 1', () => {
  expect(lineAt('a\nb', 0)).toBe(1);
  expect(lineAt('a\nb', 2)).toBe(2);
  expect(show([{ path: 'a.ts', line: 2, message: 'is wrong' }])).toEqual(['a.ts:2 is wrong']);
});
