import { describe, expect, test } from 'vitest';
import { findCycles } from './cycles.ts';
import { checkImports, checkTable } from './imports.ts';
import { show, sourceFiles } from './source-tree.ts';

const files = sourceFiles();

describe('the imports of the project', { timeout: 60_000 }, () => {
  test('are those of the import table', () => {
    expect(files.map((file) => file.path)).toContain('tooling/imports.test.ts');
    expect(show(checkImports(files))).toEqual([]);
  });

  test('have no cycles', () => {
    expect(findCycles(files).map((cycle) => cycle.join(' > '))).toEqual([]);
  });

  test('nothing is let in that nothing may import', () => {
    expect(checkTable()).toEqual([]);
  });
});

describe('the check of imports', () => {
  const faulty: readonly (readonly [why: string, path: string, text: string])[] = [
    ['a node module in the engine', 'engine/a.ts', "import { readFileSync } from 'node:fs';"],
    ['a package in the engine', 'engine/a.ts', "import pc from 'picocolors';"],
    ['another folder in the engine, for a type', 'engine/rules/a.ts', "import type { V } from '../../protocol/v.ts';"],
    ['an import type', 'engine/a.ts', "export type V = import('../protocol/v.ts').V;"],
    ['an import while running', 'engine/a.ts', "export const v = import('../protocol/v.ts');"],
    ['a re-export', 'engine/a.ts', "export * from '../protocol/v.ts';"],
    ['an inner file of the engine', 'cli/a.ts', "import { write } from '../engine/state/write.ts';"],
    [
      'an inner file of the engine, by a test outside',
      'runner/a.test.ts',
      "import { w } from '../engine/state/write.ts';",
    ],
    ['values where types are allowed', 'generators/a.ts', "import { encode } from '../protocol/codec.ts';"],
    ['games in a property', 'properties/a.ts', "import { start } from '../engine/index.ts';"],
    ['an engine in the runner', 'runner/a.ts', "import { reference } from '../adapters/reference/index.ts';"],
    ['the test runner outside tests', 'runner/a.ts', "import { test } from 'vitest';"],
    ['one adapter in another', 'adapters/forge/a.ts', "import { spawn } from '../process/index.ts';"],
    ['games in a foreign adapter', 'adapters/module/a.ts', "import { start } from '../../engine/index.ts';"],
    ['the command elsewhere', 'reports/a.ts', "import { main } from '../cli/main.ts';"],
    ['a worker of another folder', 'reports/a.ts', "new URL('../runner/worker.ts', import.meta.url);"],
    ['a test', 'tooling/a.ts', "import '../cli/main.test.ts';"],
    ['a folder without a row', 'extras/a.ts', ''],
  ];

  test.each(faulty)('reports %s', (_why, path, text) => {
    expect(checkImports([{ path, text }])).toHaveLength(1);
  });

  const sound: readonly (readonly [why: string, path: string, text: string])[] = [
    ['files of the same folder', 'engine/rules/a.ts', "import { b } from '../state/b.ts';"],
    ['types where types are allowed', 'generators/a.ts', "import type { Board } from '../protocol/board.ts';"],
    ['the faces of the engine', 'adapters/reference/a.ts', "import { start } from '../../engine/index.ts';"],
    [
      'what tests need',
      'engine/a.test.ts',
      "import { test } from 'vitest';\nimport fc from 'fast-check';\nimport 'node:fs';",
    ],
    ['anything in the command', 'cli/a.ts', "import { Command } from 'commander';\nimport '../faults/list.ts';"],
  ];

  test.each(sound)('accepts %s', (_why, path, text) => {
    expect(show(checkImports([{ path, text }]))).toEqual([]);
  });

  test('reports a row that lets in what nothing may import', () => {
    const row = { folder: 'runner', may: [{ kind: 'folder', folder: 'cli', typesOnly: false }], testsMay: [] } as const;
    expect(checkTable([row])).toEqual(['runner may import cli']);
  });
});

describe('the check of cycles', () => {
  test('reports a cycle of values, the shortest of its knot', () => {
    const cycle = findCycles([
      { path: 'engine/a.ts', text: "import { b } from './b.ts';" },
      { path: 'engine/b.ts', text: "export * from './c.ts';\nimport { d } from './d.ts';" },
      { path: 'engine/c.ts', text: "import { a } from './a.ts';" },
      { path: 'engine/d.ts', text: "import { c } from './c.ts';" },
    ]);
    expect(cycle).toEqual([['engine/a.ts', 'engine/b.ts', 'engine/c.ts', 'engine/a.ts']]);
  });

  test('reports a cycle of types between folders', () => {
    const types = [
      { path: 'engine/rules/a.ts', text: "import type { B } from '../state/b.ts';" },
      { path: 'engine/state/b.ts', text: "import type { A } from '../rules/a.ts';" },
    ];
    expect(findCycles(types)).toHaveLength(1);
  });

  test('lets types go round between files of one folder', () => {
    const types = [
      { path: 'engine/a.ts', text: "import type { B } from './b.ts';" },
      { path: 'engine/b.ts', text: "import { a, type A } from './a.ts';" },
    ];
    expect(findCycles(types)).toEqual([]);
  });

  test('reports a file that imports itself', () => {
    expect(findCycles([{ path: 'engine/a.ts', text: "export * from './a.ts';" }])).toEqual([
      ['engine/a.ts', 'engine/a.ts'],
    ]);
  });
});
