import { describe, expect, test } from 'vitest';
import type { Case } from '../protocol/index.ts';
import { needsOf } from './needs.ts';
import { reduceCase } from './reduce.ts';
import { toyEngine } from './testing/toy-engine.ts';
import { toyCase, toyProperty } from './testing/toy-property.ts';

const engine = toyEngine('one damage too much');
const reference = toyEngine();
const small = firstFailure();

function firstFailure(): { readonly case: Case; readonly finding: Parameters<typeof needsOf>[4] } {
  for (let index = 0; index < 60; index++) {
    const reduced = reduceCase(toyProperty, engine, reference, toyCase(toyProperty, index, 1));
    if (reduced !== null) return reduced;
  }
  throw new Error('no case fails');
}

describe('what a counterexample needs', () => {
  const needs = needsOf(toyProperty, engine, reference, small.case, small.finding);

  test('is told thing by thing, with what was tried in its place', () => {
    const x = needs.things.find(({ kind }) => kind === 'number');
    expect(x?.at).toMatch(/X of c\d/);
    expect(x?.alike).toContain(String(Number(x?.is) + 1));
    expect(needs.things.map(({ kind }) => kind)).toContain('status');
  });

  test('is what no tried thing could replace: a tapped Spring pays for nothing', () => {
    const spring = needs.things.find(({ kind, is }) => kind === 'status' && is === 'untapped');
    expect(spring).toMatchObject({ alike: [], unlike: ['tapped'] });
  });

  test('names no case that is right where the engine is wrong in each that was tried', () => {
    expect(needs.nearest).toBeNull();
  });

  test('is not looked for where each try would be waited for in vain', () => {
    const { violation } = small.finding;
    const silent = { ...small.finding, violation: { ...violation, found: 'Silent: no reply for 60 s' } };
    expect(needsOf(toyProperty, engine, reference, small.case, silent)).toEqual({ things: [], nearest: null });
  });

  test('is looked for as far as the budget goes', () => {
    const few = needsOf(toyProperty, engine, reference, small.case, small.finding, 1);
    expect(few.things.flatMap(({ alike, unlike }) => [...alike, ...unlike]).length).toBe(1);
  });
});
