import { describe, expect, test, vi } from 'vitest';
import { toyEngine } from '../../runner/testing/toy-engine.ts';
import type { ToyFault } from '../../runner/testing/toy-game.ts';
import { toyCase, toyProperty } from '../../runner/testing/toy-property.ts';
import { type CellsJob, judgeCells } from './judge-cells.ts';

vi.setConfig({ testTimeout: 60_000 });

const JOB: Omit<CellsJob, 'faults'> = { property: toyProperty.id, seed: 1, cases: 30 };

describe('the cells of a property', () => {
  test('say which clause kills a fault and in how many cases, and end with the one that is wanted', () => {
    const wanted = kills('one damage too much', 'T1/damage-is-x');
    expect(wanted).toEqual([{ by: 'law', clause: 'T1/damage-is-x', run: expect.any(Number) }]);
    const other = kills('one damage too much', 'T1/another');
    expect(other).toEqual(wanted);
  });

  test.each<[ToyFault, string]>([
    ['hides Flare', 'agreement'],
    ['crashes on damage', 'crash'],
    ['runs out', 'time-out'],
  ])('tell what no law says apart: %s is %s', (fault, by) => {
    expect(kills(fault, null).map((kill) => kill.by)).toEqual([by]);
  });

  test('find nothing in the reference', () => {
    expect(kills('', null)).toEqual([]);
  });

  test('are in the order of the faults', () => {
    const faults = ['one damage too much', '', 'taps what is tapped'].map((fault) => ({ fault, clause: null }));
    const { kills: all } = judgeCells({ ...JOB, faults }, toyProperty, toyEngine(), toy, toyCase);
    expect(all.map(([first]) => (first?.by === 'law' ? first.clause : undefined))).toEqual([
      'T1/damage-is-x',
      undefined,
      'T1/tapped-makes-no-mana',
    ]);
  });
});

function kills(fault: string, clause: string | null): ReturnType<typeof judgeCells>['kills'][number] {
  return judgeCells({ ...JOB, faults: [{ fault, clause }] }, toyProperty, toyEngine(), toy, toyCase).kills[0] ?? [];
}

function toy(fault: string): ReturnType<typeof toyEngine> {
  return toyEngine(fault as ToyFault);
}
