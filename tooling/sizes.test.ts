import { describe, expect, test } from 'vitest';
import { checkFileSizes, checkFunctionSizes } from './sizes.ts';
import { show, sourceFiles } from './source-tree.ts';

const files = sourceFiles();

describe('the sizes in the project', { timeout: 60_000 }, () => {
  test('of files are below the limits, or listed with a reason that still holds', () => {
    expect(files.map((file) => file.path)).toContain('tooling/sizes.test.ts');
    expect(show(checkFileSizes(files))).toEqual([]);
  });

  test('of functions are below the limit, or listed with a reason that still holds', () => {
    expect(show(checkFunctionSizes(files))).toEqual([]);
  });
});

describe('the check of file sizes', () => {
  const lines = (n: number) => 'x;\n'.repeat(n);
  const entry = { path: 'a.ts', atMost: 400, kind: 'code', reason: 'a reason' } as const;
  const table = { path: 'a.ts', kind: 'table', reason: 'one line for each' } as const;
  const check = (n: number, list: Parameters<typeof checkFileSizes>[1] = [], path = 'a.ts') =>
    show(checkFileSizes([{ path, text: lines(n) }], list));

  test('accepts 300 lines and reports 301', () => {
    expect(check(300)).toEqual([]);
    expect(check(301)).toEqual(['a.ts:1 the file has 301 lines, over 300']);
  });

  test('accepts what is listed and reports what outgrew its entry', () => {
    expect(check(400, [entry])).toEqual([]);
    expect(check(401, [entry])).toEqual(['a.ts:1 the file has 401 lines, over 400']);
  });

  test('reports more than 500 lines whatever the list says, tables aside', () => {
    expect(check(501, [{ ...entry, atMost: 501 }])).toHaveLength(1);
    expect(check(501, [table])).toEqual([]);
    expect(check(501, [], 'a.generated.ts')).toEqual([]);
  });

  test('reports an entry whose file has shrunk or gone, or that gives no reason', () => {
    expect(check(300, [entry])[0]).toContain('stale');
    expect(check(379, [entry])[0]).toContain('stale');
    expect(check(400, [{ ...entry, path: 'gone.ts' }])).toHaveLength(2);
    expect(check(400, [{ ...entry, reason: ' ' }])[0]).toContain('stale');
    expect(check(300, [table])[0]).toContain('stale');
  });
});

describe('the check of function sizes', () => {
  const body = (lines: number) => `{\n${'  x;\n'.repeat(lines - 2)}}`;
  const check = (text: string, list: Parameters<typeof checkFunctionSizes>[1] = []) =>
    show(checkFunctionSizes([{ path: 'a.ts', text }], list));

  test('accepts 40 lines and reports 41', () => {
    expect(check(`function f() ${body(40)}`)).toEqual([]);
    expect(check(`\nfunction* f() ${body(41)}`)).toEqual(['a.ts:2 f has 41 lines, over 40']);
  });

  test('names methods, arrows and properties', () => {
    expect(check(`class C { m() ${body(41)} }`)[0]).toContain('C.m has');
    expect(check(`class C { constructor() ${body(41)} }`)[0]).toContain('C.constructor has');
    expect(check(`const g = () => ${body(41)};`)[0]).toContain('g has');
    expect(check(`const o = { p: () => ${body(41)} };`)[0]).toContain('p has');
    expect(check(`function out() { return xs.map(() => ${body(41)}); }`)).toHaveLength(2);
  });

  test('does not count the doc comment, nor the function of a describe', () => {
    expect(check(`/**\n${' *\n'.repeat(40)} */\nfunction f() ${body(40)}`)).toEqual([]);
    expect(check(`describe('x', () => ${body(90)});\ndescribe.each([])('x', () => ${body(90)});`)).toEqual([]);
  });

  test('reports what outgrew its entry and entries that are stale', () => {
    const entry = { path: 'a.ts', name: 'f', atMost: 60, reason: 'a reason' };
    expect(check(`function f() ${body(60)}`, [entry])).toEqual([]);
    expect(check(`function f() ${body(61)}`, [entry])).toEqual(['a.ts:1 f has 61 lines, over 60']);
    expect(check(`function f() ${body(39)}`, [entry])[0]).toContain('stale');
    expect(check(`function g() ${body(39)}`, [entry])[0]).toContain('stale');
  });
});
