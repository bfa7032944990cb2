import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkGenerated, generateTypes, makeReadonly } from './generate-types.ts';
import { projectPaths, show } from './source-tree.ts';

describe('the generated types of the project', { timeout: 60_000 }, () => {
  test('are those of their schemas, and none is left without one', async () => {
    const paths = projectPaths();
    expect(paths.filter((path) => path.endsWith('.schema.json')).length).toBeGreaterThan(0);
    expect(show(await checkGenerated(paths))).toEqual([]);
  });
});

describe('the check of generated types', () => {
  const root = mkdtempSync(join(tmpdir(), 'headjudge-types-'));
  const schema = 'rulings/ruling.schema.json';
  const types = 'rulings/ruling.generated.ts';
  const put = (path: string, text: string) => writeFileSync(join(root, path), text);
  mkdirSync(join(root, 'rulings'));
  put(schema, JSON.stringify({ title: 'Ruling', type: 'object', properties: { notes: { type: 'array', items: {} } } }));
  afterAll(() => rmSync(root, { recursive: true }));

  test('reports types that are missing, stale by a byte, or without their schema', async () => {
    expect(show(await checkGenerated([schema], root))).toHaveLength(1);
    const fresh = await generateTypes(schema, root);
    put(types, fresh.text);
    expect(show(await checkGenerated([schema, types], root))).toEqual([]);
    put(types, `${fresh.text} `);
    expect(show(await checkGenerated([schema, types], root))).toHaveLength(1);
    expect(show(await checkGenerated([types], root))).toHaveLength(1);
  });

  test('makes the same bytes each time, ending in a line break', async () => {
    const once = await generateTypes(schema, root);
    expect(await generateTypes(schema, root)).toEqual(once);
    expect(once.text.endsWith('}\n')).toBe(true);
    expect(once.text).toContain('readonly notes?: readonly unknown[];');
  });

  test('makes arrays of arrays, tuples and index signatures readonly', () => {
    const text = 'interface A { b: string[][]; c: [number, string[]]; [k: string]: unknown }';
    expect(makeReadonly(text)).toBe(
      'interface A { readonly b: readonly (readonly string[])[]; readonly c: readonly [number, readonly string[]]; readonly [k: string]: unknown }',
    );
  });
});
