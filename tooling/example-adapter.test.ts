import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { toy } from '../adapters/example/adapter.ts';
import { referenceEngine } from '../adapters/reference/index.ts';
import { PROPERTIES } from '../properties/registry.ts';
import { casesWithin, checkingSetUp, reachOf, runProperty } from '../runner/index.ts';
import { ROOT } from './source-tree.ts';

vi.setConfig({ testTimeout: 240_000 });

const LINES = 200;

test('the example of an adapter is short', () => {
  const text = readFileSync(join(ROOT, 'adapters/example/adapter.ts'), 'utf8');
  expect(text.split('\n').length).toBeLessThanOrEqual(LINES + 1);
});

describe('the toy engine is judged through it', () => {
  const { caseOf } = casesWithin(reachOf(toy), () => []);
  const options = { seed: 1, cases: 40, reference: referenceEngine, caseOf };

  test.each([
    ['casting', 10],
    ['completes', 20],
    ['r3-tapping-for-mana', 20],
    ['r7-tap-symbol', 20],
    ['s2-priority-first', 10],
  ])('and %s holds', (id, atLeast) => {
    const property = PROPERTIES.find((each) => each.id === id);
    if (property === undefined) throw new Error(`there is no ${id}`);
    const run = runProperty(property, checkingSetUp(toy), options);
    expect(run.classes).toEqual([]);
    expect(run.verdict).toBe('holds');
    expect(run.witnessed).toBeGreaterThanOrEqual(atLeast);
  });

  test('and what it does without, such as taking back, is no finding', () => {
    const property = PROPERTIES.find(({ id }) => id === 'take-back-neutral');
    if (property === undefined) throw new Error('there is no such property');
    const run = runProperty(property, checkingSetUp(toy), options);
    expect(run.classes).toEqual([]);
    expect(run.verdict).toBe('vacuous');
  });
});
