import { describe, expect, test } from 'vitest';
import { checkRegistries } from './registry.ts';
import { show, sourceFiles } from './source-tree.ts';

describe('the registries of the project', { timeout: 60_000 }, () => {
  test('list every member, in order', () => {
    expect(show(checkRegistries(sourceFiles()))).toEqual([]);
  });
});

describe('the check of registries', () => {
  const row = {
    members: 'properties/**/*.property.ts',
    registry: 'properties/index.ts',
    except: [] as { path: string; reason: string }[],
  };
  const member = (name: string) => ({ path: `properties/${name}.property.ts`, text: '' });
  const members = [member('a'), member('mana/b'), { path: 'properties/c.property.test.ts', text: '' }];
  const index = (text: string) => ({ path: 'properties/index.ts', text });
  const importing = (...names: string[]) =>
    index(names.map((name) => `import { p } from './${name}.property.ts';`).join('\n'));
  const check = (registry: ReturnType<typeof index>, rows = [row]) =>
    show(checkRegistries([...members, registry], rows));

  test('accepts a registry that lists every member in order', () => {
    expect(check(importing('a', 'mana/b'))).toEqual([]);
    expect(check(index("export { p } from './a.property.ts';\nexport * from './mana/b.property.ts';"))).toEqual([]);
  });

  test('reports a member that is left out, or imported for its type only', () => {
    const left = ['properties/mana/b.property.ts:1 is not listed in properties/index.ts'];
    expect(check(importing('a'))).toEqual(left);
    expect(
      check(index("import { p } from './a.property.ts';\nimport type { P } from './mana/b.property.ts';")),
    ).toEqual(left);
  });

  test('reports members out of order', () => {
    expect(check(importing('mana/b', 'a'))).toEqual([
      'properties/index.ts:1 lists properties/a.property.ts out of order',
    ]);
  });

  test('reports a row without files, and one without a registry', () => {
    expect(show(checkRegistries([index('')], [row]))).toHaveLength(1);
    expect(show(checkRegistries(members, [row]))).toHaveLength(1);
  });

  test('excuses a file with a reason, and reports an excuse for nothing', () => {
    const except = [{ path: 'properties/mana/b.property.ts', reason: 'made by another' }];
    expect(check(importing('a'), [{ ...row, except }])).toEqual([]);
    const gone = [{ path: 'properties/gone.property.ts', reason: 'made by another' }];
    expect(check(importing('a', 'mana/b'), [{ ...row, except: gone }])).toHaveLength(1);
  });
});
