import { describe, expect, test } from 'vitest';
import { isGenerated, projectPaths, show, textFiles } from './source-tree.ts';
import { checkNames, checkSyntax, checkTexts, wordsOf } from './words.ts';

const files = textFiles().filter((file) => !isGenerated(file.path));

describe('the words of the project', { timeout: 60_000 }, () => {
  test('are free of those that say nothing, and of rule numbers in names', () => {
    expect(files.map((file) => file.path)).toContain('tooling/words.test.ts');
    expect(show(checkNames(projectPaths(), files))).toEqual([]);
  });

  test('hold no any, no silenced error, no test that is skipped, alone or about a literal', () => {
    expect(show(checkSyntax(files))).toEqual([]);
  });

  test('hold no left-over work and no path of one machine', () => {
    expect(show(checkTexts(files))).toEqual([]);
  });
});

describe('the check of names', () => {
  const declare = (name: string) => show(checkNames([], [{ path: 'a.ts', text: `export const ${name} = 1;` }]));

  test.each([
    'cmc',
    'cardCmc',
    'onETB',
    'fizzles',
    'testHelper',
    'MANAGER_LIST',
    'stringUtils',
    'util',
    'rule601',
    'check704',
    'section_613',
    'cr7042',
    'apply120Damage',
  ])('reports %s', (name) => {
    expect(declare(name)).toHaveLength(1);
  });

  test.each(['manaValue', 'utility', 'futile', 'commence', 'sha256', 'base64', 'x1000', 'utf8', 'kind2022'])(
    'accepts %s',
    (name) => {
      expect(declare(name)).toEqual([]);
    },
  );

  test('looks at properties, parameters, types and private fields, not at what is imported or used', () => {
    const bad = 'interface Util { cmc: 1 }\nclass A { #etb = 1; m(helper: 1) {} }';
    expect(checkNames([], [{ path: 'a.ts', text: bad }])).toHaveLength(4);
    const good = "import { helper } from 'x';\nimport manager from 'x';\nx.util.cmc();";
    expect(checkNames([], [{ path: 'a.ts', text: good }])).toEqual([]);
  });

  test('looks at the names of files and folders', () => {
    expect(checkNames(['engine/601-casting.ts', 'engine/utils/a.ts', 'docs/cr-704.md'], [])).toHaveLength(3);
    expect(checkNames(['rulings/index/cr-2026-08-07.json', 'docs/decisions/0001-dependencies.md'], [])).toEqual([]);
  });

  test('divides names of every style into words', () => {
    expect(wordsOf('parseURLFor-card_face2Name')).toEqual(['parse', 'url', 'for', 'card', 'face', 'name']);
  });
});

describe('the check of syntax', () => {
  const check = (text: string, path = 'a.ts') => show(checkSyntax([{ path, text }]));
  const at = '@';

  test.each([
    'const a: any = 1;',
    'f(x as any);',
    'type A = Record<string, any>;',
    `// ${at}ts-ignore\nf();`,
    `/* ${at}ts-nocheck */`.replace('/*', '/**\n *'),
    `// ${at}ts-expect-error why\nf();`,
    "test.only('x', f);",
    "describe.skip('x', f);",
    "test.concurrent.todo('x');",
    "it.skip.each([])('x', f);",
    'expect(true).toBe(true);',
    'expect(1).toBe(1);',
  ])('reports %s', (text) => {
    expect(check(text)).toHaveLength(1);
  });

  test('reports an optional property in the state, and only there', () => {
    const text = 'export interface Permanent { readonly damage?: number }';
    expect(check(text, 'engine/state/permanent.ts')).toHaveLength(1);
    expect(check(text, 'cli/options.ts')).toEqual([]);
  });

  test('accepts an expected error in a test, a skip with its reason while running, and expectations of values', () => {
    expect(check(`// ${at}ts-expect-error no such card\nf();`, 'a.test.ts')).toEqual([]);
    expect(check('context.skip(reason); list.only; expect(x).toBe(true); expect.soft(y); const any = 1;')).toEqual([]);
  });
});

describe('the check of texts', () => {
  const check = (text: string) => show(checkTexts([{ path: 'a.md', text }]));

  test.each([
    `// ${'TO'}DO: later`,
    `${'FIX'}ME`,
    `see /${'work'}/main`,
    `cd "/${'root'}/x"`,
    `/${'home'}/me/x`,
    `C:\\${'Users'}\\me`,
    `"resolved": "${'https'}://a.example/x.tgz"`,
  ])('reports %s, with its line', (text) => {
    expect(check(`first\n${text}`)).toEqual([expect.stringContaining('a.md:2 ')]);
  });

  test('accepts paths in the project and on the web', () => {
    expect(check('runner/work/a.ts, https://x.example/home/a, ./root/b, todo')).toEqual([]);
  });
});
