import { describe, expect, test } from 'vitest';
import type { Registry } from './registries.ts';
import { checkRegistries } from './registry.ts';
import { show, sourceFiles } from './source-tree.ts';

describe('the registries of the project', { timeout: 60_000 }, () => {
  test('list every member, in order', () => {
    expect(show(checkRegistries(sourceFiles()))).toEqual([]);
  });
});

describe('the check of registries', () => {
  const row: Registry = { members: 'properties/**/*.property.ts', lists: ['properties/index.ts'], except: [] };
  const member = (name: string) => ({ path: `properties/${name}.property.ts`, text: '' });
  const members = [member('a'), member('mana/b'), { path: 'properties/c.property.test.ts', text: '' }];
  const list = (text: string, path = 'properties/index.ts') => ({ path, text });
  const importing = (...names: string[]) =>
    names.map((name) => `import { p } from './${name}.property.ts';`).join('\n');
  const check = (text: string, change: Partial<Registry> = {}) =>
    show(checkRegistries([...members, list(text)], [{ ...row, ...change }]));

  test('accepts a registry that lists every member in order', () => {
    expect(check(importing('a', 'mana/b'))).toEqual([]);
    expect(check("export { p } from './a.property.ts';\nexport * from './mana/b.property.ts';")).toEqual([]);
  });

  test('reports a member that is left out, or imported for its type only', () => {
    const left = ['properties/mana/b.property.ts:1 is not in properties/index.ts'];
    expect(check(importing('a'))).toEqual(left);
    expect(check(`${importing('a')}\nimport type { P } from './mana/b.property.ts';`)).toEqual(left);
  });

  test('reports members out of order', () => {
    expect(check(importing('mana/b', 'a'))).toEqual([
      'properties/index.ts:1 lists properties/a.property.ts out of order',
    ]);
  });

  test('lets several lists share the members, each with some, no member in two', () => {
    const lists = ['properties/index.ts', 'properties/more.ts'];
    const checkTwo = (first: string, second: string) =>
      show(checkRegistries([...members, list(first), list(second, 'properties/more.ts')], [{ ...row, lists }]));
    expect(checkTwo(importing('mana/b'), importing('a'))).toEqual([]);
    expect(checkTwo(importing('a', 'mana/b'), importing('a'))).toEqual(['properties/a.property.ts:1 is listed twice']);
    expect(checkTwo(importing('a', 'mana/b'), '')).toEqual(['properties/more.ts:1 is a registry and lists no member']);
  });

  test('reports a row without files, and one without a registry', () => {
    expect(show(checkRegistries([list('')], [row]))).toHaveLength(1);
    expect(show(checkRegistries(members, [row]))).toHaveLength(3);
  });

  test('excuses a file with a reason, and reports an excuse for nothing', () => {
    const excuse = (name: string) => ({ except: [{ path: member(name).path, reason: 'made by another' }] });
    expect(check(importing('a'), excuse('mana/b'))).toEqual([]);
    expect(check(importing('a', 'mana/b'), excuse('gone'))).toHaveLength(1);
  });
});
