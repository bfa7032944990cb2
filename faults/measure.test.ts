import { describe, expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { toyFault } from './fixtures.ts';
import { type Goal, type MeasuredCell, type MeasuredOptimum, measure } from './measure.ts';
import { measureText } from './measure-text.ts';

const fault = (id: string, property: string): Fault => ({
  ...toyFault({ id, file: 'index.ts', function: 'f', find: 'a', replacement: 'b' }),
  property,
  clause: `${property}/broken`,
});

const one = fault('one', 'R2');
const two = fault('two', 'R2');
const other = fault('other', 'R7');

/** Ten seeds, of which the numbers say what is out of the ordinary. */
function cells(of: Fault, change: (seed: number) => Partial<Cell>): readonly MeasuredCell[] {
  return Array.from({ length: 10 }, (_, index) => {
    const seed = index + 1;
    const { size, games, name, run, finished } = { ...USUAL, name: of.id, ...change(seed) };
    const shrunk = run === null ? null : { class: name, size, games, finished };
    return { fault: of.id, seed, run, shrunk };
  });
}

interface Cell {
  readonly size: number;
  readonly games: number;
  readonly name: string;
  readonly run: number | null;
  readonly finished: boolean;
}
const USUAL: Cell = { size: 40, games: 60, name: '', run: 5, finished: true };
const FORTY = optima({ one: 40, two: 40, other: 40 });

function optima(sizes: Readonly<Record<string, number>>): ReadonlyMap<string, MeasuredOptimum> {
  return new Map(Object.entries(sizes).map(([id, size]) => [id, { kind: 'known', size }]));
}

function goal(id: Goal['id'], faults: readonly Fault[], all: readonly MeasuredCell[], of = FORTY): Goal | undefined {
  return measure(faults, all, of).goals.find((each) => each.id === id);
}

test('all goals are met where every fault is found, small, quickly and under one name', () => {
  const all = [one, two, other].flatMap((each) => cells(each, () => ({})));
  expect(measure([one, two, other], all, FORTY).goals.map(({ id, met, misses }) => [id, met, misses])).toEqual(
    ['found', 'size', 'largest', 'games', 'classes', 'apart'].map((id) => [id, true, []]),
  );
});

describe('a goal is missed', () => {
  test('where a fault is found in eight of ten seeds, not where it is in nine', () => {
    const missing = (seeds: number) => cells(one, (seed) => ({ run: seed <= seeds ? null : 7 }));
    expect(goal('found', [one], missing(1))).toMatchObject({ met: true, misses: [] });
    expect(goal('found', [one], missing(2))).toMatchObject({ met: false, misses: ['one: in 8 of 10'] });
    expect(goal('found', [one], [])).toMatchObject({ met: false, misses: ['one: in 0 of 0'] });
  });

  test('where the median or a single case is too large', () => {
    const half = cells(one, (seed) => ({ size: seed <= 6 ? 60 : 40 }));
    expect(goal('size', [one], half)).toMatchObject({ met: false, got: '1.50, no optimum known of 0' });
    expect(goal('largest', [one], half)).toMatchObject({ met: true });
    const large = cells(one, (seed) => ({ size: seed === 3 ? 70 : 40 }));
    expect(goal('size', [one], large)).toMatchObject({ met: true });
    expect(goal('largest', [one], large)).toMatchObject({ met: false, misses: ['one: 1.75'] });
  });

  test('where no optimum is known of any, and those of which none is are named', () => {
    const unknown = new Map<string, MeasuredOptimum>([['one', { kind: 'not known', why: 'cut off' }]]);
    const all = cells(one, () => ({}));
    expect(goal('size', [one], all, unknown)).toMatchObject({ met: false, misses: ['one: cut off'] });
    expect(goal('largest', [one], all, unknown)).toMatchObject({ met: false });
    const both = [...all, ...cells(two, () => ({}))];
    const some = new Map([...unknown, ...optima({ two: 40 })]);
    expect(goal('size', [one, two], both, some)).toMatchObject({ met: true, got: '1.00, no optimum known of 1' });
  });

  test('where making a case small takes more than 250 games', () => {
    const slow = (games: number) => cells(one, (seed) => ({ games: seed === 4 ? games : 60 }));
    expect(goal('games', [one], slow(250))).toMatchObject({ met: true });
    expect(goal('games', [one], slow(251))).toMatchObject({ met: false, misses: ['one: 251, 0 not to the end'] });
  });

  test('where making it small came to no end within them', () => {
    const cut = cells(one, (seed) => ({ finished: seed !== 4 }));
    expect(goal('games', [one], cut)).toMatchObject({ met: false, misses: ['one: 60, 1 not to the end'] });
    expect(goal('games', [one], cut)?.got).toBe('9 of 10, 60 at most');
  });

  test('where a fault has two names in eight of ten seeds, not where it has one in nine', () => {
    const names = (seeds: number) => cells(one, (seed) => ({ name: seed <= seeds ? 'another' : 'usual' }));
    expect(goal('classes', [one], names(1))).toMatchObject({ met: true });
    expect(goal('classes', [one], names(2))).toMatchObject({ met: false, misses: ['one: 8 and 2'] });
  });

  test('where faults of one property have the same name; of two properties they may', () => {
    const same = [one, two, other].flatMap((each) => cells(each, () => ({ name: 'same' })));
    expect(goal('apart', [one, two, other], same)).toMatchObject({
      met: false,
      got: '0 of 1',
      misses: ['one and two'],
    });
    expect(goal('apart', [one, other], same)).toMatchObject({ met: true, got: '0 of 0' });
  });
});

test('it comes to the same in whatever order cells were judged', () => {
  const all = [one, two].flatMap((each) => cells(each, (seed) => ({ size: 40 + seed, run: seed })));
  expect(measure([one, two], all.toReversed(), FORTY)).toEqual(measure([one, two], all, FORTY));
});

test('a measure as text has a line for each fault, then each goal with what misses it', () => {
  const all = [...cells(one, (seed) => ({ size: seed === 3 ? 70 : 40 })), ...cells(two, () => ({ run: null }))];
  expect(measureText(measure([one, two], all, optima({ one: 40 })))).toBe(`\
fault  clause     killed  cases  size      optimum    ratio       games   class
one    R2/broken  10/10   5, 5   4.0, 7.0  4.0        1.00, 1.75  60, 60  10/10
two    R2/broken  0/10    -      -         not known  -           -       -

MISSED found    each is killed by its own clause in nine of ten seeds: 1 of 2
         two: in 0 of 10
met    size     shrunk to 1.25 times the optimum in the median: 1.00, no optimum known of 0
MISSED largest  shrunk to 1.6 times the optimum in each case: 9 of 10, 1.75 at most
         one: 1.75
met    games    shrunk to the end in 250 games of the engine: 10 of 10, 60 at most
met    classes  one fault is of one class in nine of ten seeds: 1 of 1
met    apart    two faults of one property are of different classes in eight pairs of ten: 0 of 0
`);
});
