import { expect, test } from 'vitest';
import { COMPARE, comparing, measuring } from './measuring.ts';
import { mutantsOf, withMutants } from './mutants.ts';

const TEXT = `export function worth(power: number): string {
  const least = 3 - power;
  return power > 2 && [power].filter((each) => each > 5).length === 0 ? 'big' : String(least + power);
}
`;

test('where mutants would come to another value is told, and nothing else changes', async () => {
  const sources = new Map([['rules/worth.ts', TEXT]]);
  const mutants = await mutantsOf(sources);
  const made = await withMutants(sources, mutants);
  const kinds = new Map(made.names.map((name, index) => [name, mutants[index]?.mutator ?? null]));
  const text = measuring(made.sources.get('rules/worth.ts') ?? '', (name) => kinds.get(name) ?? null);
  const state = { activeMutant: '', mutantCoverage: { static: {}, perTest: {} } };
  const other = new Set<string>();
  Reflect.set(globalThis, '__stryker__', state);
  Reflect.set(
    globalThis,
    COMPARE,
    comparing((name, otherwise) => void (otherwise && other.add(name))),
  );
  const { default: ts } = await import('typescript');
  const script = ts.transpile(text, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.Latest });
  const { worth } = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`)) as {
    readonly worth: (power: number) => string;
  };
  const told = (power: number): readonly string[] => {
    other.clear();
    worth(power);
    return made.names.flatMap((name, index) => (other.has(name) ? [mutants[index]?.replacement ?? ''] : []));
  };
  expect([worth(3), worth(1)]).toEqual(['big', '3']);
  expect(told(3)).toContain('3 + power');
  expect(told(3)).not.toContain('power >= 2');
  expect(told(2)).toContain('power >= 2');
  expect(told(3)).toContain('[power]');
  expect(told(9)).not.toContain('[power]');
  expect(told(4)).not.toContain('power > 2 || [power].filter(each => each > 5).length === 0');
  expect(told(1)).toContain('power > 2 || [power].filter(each => each > 5).length === 0');
  expect(told(3)).toContain('[]');
  expect(told(3)).not.toContain('() => undefined');
  expect(told(9)).toContain('() => undefined');
});
