import { expect, test } from 'vitest';
import { corpusOf } from '../../corpus/index.ts';
import { ENGINE_FOLDER, readEngine } from '../../faults/load.ts';
import { f3CombatDamage } from '../../properties/f3-combat-damage.property.ts';
import { judgeMutant } from './fate.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { buildMutants, forgetting, loadMeasuring, loadMutants } from './mutated-engine.ts';
import { reaching } from './reaching.ts';
import type { Trial } from './trials.ts';

const FILE = 'rules/events/life.ts';

test('a mutant that changes what is seen is told of, by a law alone too; one that changes nothing survives', async () => {
  const sources = await readEngine(ENGINE_FOLDER);
  const all = await mutantsOf(new Map([[FILE, sources.get(FILE) ?? '']]));
  const named = (replacement: string): Mutant => {
    const found = all.find((mutant) => mutant.replacement === replacement);
    if (found === undefined) throw new Error(`no mutant is ${replacement}`);
    return found;
  };
  const mutants = [named('+amount'), named('amount < 0')];
  const built = await buildMutants(sources, mutants);
  const trials = corpusOf('f3-combat-damage').map(
    (each): Trial => ({ property: f3CombatDamage, case: () => each.case }),
  );
  const { mutants: reached, seen } = reaching(await loadMeasuring(built), mutants.length, trials, 10);
  const mutated = await loadMutants(built);
  const fates = reached.map(({ chosen, ...come }, mutant) => {
    const told = chosen.map((number) => ({ number, seen: seen[number] ?? '' }));
    return judgeMutant({ mutant, trials: told, ...come, lawsAlone: true }, mutated, trials);
  });
  expect(fates[0]).toMatchObject({ fate: { kind: 'killed' }, byLaw: expect.stringContaining('/') });
  expect(fates[1]).toMatchObject({ fate: { kind: 'survived', trials: 0, differing: 0 }, byLaw: null });
}, 120_000);

test('what an engine remembers for as long as it is loaded can be dropped', () => {
  const text = 'const known = new Map<Key, readonly string[]>();\n  const inner = new Map<Key, string>();\n';
  const memories: (() => void)[] = [];
  Reflect.set(globalThis, '__memories__', memories);
  const read: () => Map<string, number> = new Function(
    `${forgetting('rules/a.ts', text).split('\n  ')[0]}\nreturn () => known;`,
  )();
  const before = read().set('a', 1);
  for (const forget of memories) forget();
  expect([before.size, read().size, memories.length]).toEqual([1, 0, 1]);
  expect(forgetting('rules/a.ts', text)).toContain('const inner = new Map<Key, string>();');
});
