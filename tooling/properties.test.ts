import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { engineUnderTest, referenceEngine } from '../adapters/reference/index.ts';
import { canary, faultById } from '../faults/index.ts';
import { loadFaultyEngine } from '../faults/load.ts';
import { PROPERTIES } from '../properties/registry.ts';
import { fastCheckProperty, runProperty } from '../runner/index.ts';

/** Enough to see each of them witnessed; `headjudge run` judges many more. */
const CASES = 25;

vi.setConfig({ testTimeout: 120_000 });

describe('on the reference engine', () => {
  test.for(PROPERTIES)('$id holds', (property) => {
    const run = runProperty(property, referenceEngine, { seed: 1, cases: CASES });
    expect(run.classes).toEqual([]);
    expect(run.verdict).toBe('holds');
    expect(run.witnessed).toBeGreaterThan(0);
  });
});

test('the reference does again all that it did, when it is judged beside itself', () => {
  for (const property of PROPERTIES) {
    const beside = runProperty(property, referenceEngine, { seed: 3, cases: 4, reference: referenceEngine });
    expect(beside.classes).toEqual([]);
  }
});

test('fast-check finds the canary and shrinks it to a case of the same class', async () => {
  const fault = faultById(canary);
  const property = PROPERTIES.find(({ id }) => id === fault?.property);
  if (fault === undefined || property === undefined) throw new Error('no canary is named');
  const faulty = await loadFaultyEngine([fault]);
  faulty.setActiveFault(fault.id);
  const engine = engineUnderTest(faulty.engine, fault.id);
  const details = fc.check(fastCheckProperty(property, engine, referenceEngine), { seed: 1, numRuns: 200 });
  expect(details.failed).toBe(true);
  expect(details.numShrinks).toBeGreaterThan(0);
  const [smallest] = details.counterexample ?? [];
  expect(String(details.errorInstance)).toContain(`violated: ${fault.clause}`);
  expect(smallest?.case.policy).toEqual({ kind: 'boring' });
});
