import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkCitations, citationsOf, RULE_INDEX, readRuleIndex } from './citations.ts';
import { ROOT, show, textFiles } from './source-tree.ts';

describe('the citations of the project', { timeout: 60_000 }, () => {
  test('name rules of the edition', () => {
    const files = textFiles().filter((file) => file.path !== RULE_INDEX);
    const ids = readRuleIndex(readFileSync(join(ROOT, RULE_INDEX), 'utf8'));
    expect(files.flatMap(citationsOf).length).toBeGreaterThan(100);
    expect(show(checkCitations(files, ids))).toEqual([]);
  });
});

describe('the check of citations', () => {
  const ids = new Set(['601.1', '601.2', '601.2a', '601.2f', '613.1', '613.1a', '613.1g', '614.1']);
  const wrong = (text: string, path = 'a.ts') => show(checkCitations([{ path, text }], ids));
  const cr = `C${'R'}`;

  test.each([
    `/** Costs are fixed here. ${cr} 601.2z */`,
    `/** ${cr} 999 */`,
    `/** ${cr} 601.2f, 601.9 */`,
    `/**\n * ${cr} 601.2f,\n * 601.9\n */`,
    `/** ${cr} 601.1 and 601.3 */`,
    `/** ${cr} 613.1a-h */`,
    `/** ${cr} 613-619 */`,
    `// ${cr} 601.2q`,
    "const rule = { cr: ['601.2f', '601.2x'] };",
    "const rule = { cr: '601.2x' } as const;",
    "interface Rule { readonly cr: '601.2x' }",
    "const rule = { cr: paid ? '601.2f' : '601.2x' };",
    "const rule = { cr: '' };",
  ])('reports %s', (text) => {
    expect(wrong(text)).toHaveLength(1);
  });

  test('reports the line', () => {
    expect(wrong(`\n\n/** ${cr} 601.2z */`)).toEqual(['a.ts:3 cites 601.2z, which is no rule of the edition']);
    expect(wrong("f(\n  { cr: [\n'601.2z'] });")).toEqual(['a.ts:3 cites 601.2z, which is no rule of the edition']);
  });

  test('reads JSON at any depth, and guides', () => {
    expect(wrong('{"a": [\n{"cr": ["601.2x", "601.2f"]}], "cr": "601.2y"}', 'a.json')).toHaveLength(2);
    expect(wrong('{"properties": {"cr": {"type": "string"}}}', 'a.schema.json')).toEqual([]);
    expect(wrong(`See ${cr} 601.2x.`, 'a.md')).toHaveLength(1);
  });

  test.each([
    `/** ${cr} 601.2f: the total cost. */`,
    `/** ${cr} 601, 613.1a-g, 614.1; ${cr} 601.2 */`,
    `/** ${cr} 601.1-601.2, 613–614. 704 is no citation here. */`,
    `/** By ${cr} 601.2, a 123 follows. */`,
    "const rule = { cr: ['601.2f', '614'], rule: '999.9' };",
    "const rule = { cr: when === 'paid' ? '601.2f' : '614' };",
  ])('accepts %s', (text) => {
    expect(wrong(text)).toEqual([]);
    expect(citationsOf({ path: 'a.ts', text }).length).toBeGreaterThan(0);
  });

  test('refuses an index without rules', () => {
    expect(() => readRuleIndex('{"edition": "2026-08-07", "rules": {}}')).toThrow('no rules');
    expect(readRuleIndex('{"rules": {"601.1": "0123456789"}}')).toEqual(new Set(['601.1']));
  });
});
