import { describe, expect, test } from 'vitest';
import type { Fault } from './fault.ts';
import { toyFault } from './fixtures.ts';
import { catalogueHoles, type Judgement, type Kill, killMatrix } from './matrix.ts';
import { judgeCells, matrixCells } from './matrix-runs.ts';
import { matrixText } from './matrix-text.ts';

const fault = (id: string, property: string, clause: string): Fault => ({
  ...toyFault({ id, file: 'index.ts', function: 'f', find: 'a', replacement: 'b' }),
  property,
  clause,
});

const costly = fault('costly', 'R2', 'R2/costs-ignored');
const tapped = fault('tapped', 'R2', 'R2/tapped-ignored');
const hasty = fault('hasty', 'R7', 'R7/haste');
const catalogue = [costly, tapped, hasty];
const properties = [
  { id: 'R2', clauses: ['R2/costs-ignored', 'R2/tapped-ignored'] },
  { id: 'R7', clauses: ['R7/haste'] },
];

const law = (clause: string, run: number): Kill => ({ by: 'law', clause, run });
const seeds = (of: Fault, kills: readonly (readonly Kill[])[]): readonly Judgement[] =>
  kills.map((seen, seed) => ({ property: of.property, fault: of.id, seed, kills: seen }));

describe('the kill matrix', () => {
  test('counts a kill only by the clause that the fault names', () => {
    const judgements = seeds(costly, [
      [law('R2/tapped-ignored', 3)],
      [{ by: 'agreement', run: 1 }],
      [{ by: 'crash', run: 2 }],
      [{ by: 'time-out', run: 9 }, law('R2/tapped-ignored', 4)],
    ]);
    const { rows, holes, overlaps } = killMatrix([costly], properties, judgements);
    expect(rows).toEqual([
      { fault: costly, seeds: 4, runsToKill: [], killed: false, agreement: 1, crash: 1, timeOut: 1 },
    ]);
    expect(holes).toEqual([{ kind: 'survivor', fault: 'costly', killed: 0, seeds: 4 }]);
    expect(overlaps).toEqual([{ fault: 'costly', property: 'R2', clause: 'R2/tapped-ignored' }]);
  });

  test.for([
    [9, true],
    [8, false],
  ] as const)('takes a fault that is killed in %i of ten seeds as killed: %s', ([count, killed]) => {
    const kills = Array.from({ length: 10 }, (_, i) => (i < count ? [law('R7/haste', 10 - i)] : []));
    const { rows, holes } = killMatrix([hasty], properties, seeds(hasty, kills));
    expect(rows[0]).toMatchObject({ killed, seeds: 10 });
    expect(rows[0]?.runsToKill).toEqual(Array.from({ length: count }, (_, i) => 11 - count + i));
    expect(holes).toEqual(killed ? [] : [{ kind: 'survivor', fault: 'hasty', killed: count, seeds: 10 }]);
  });

  test('takes a fault that was never run as a survivor', () => {
    expect(killMatrix([hasty], properties, []).holes).toEqual([
      { kind: 'survivor', fault: 'hasty', killed: 0, seeds: 0 },
    ]);
  });

  test('lists the property that kills a fault of another, which does not kill the fault', () => {
    const foreign: Judgement = { property: 'R7', fault: 'costly', seed: 1, kills: [law('R7/haste', 5)] };
    const { holes, overlaps } = killMatrix([costly], properties, [
      ...seeds(costly, [[law('R2/costs-ignored', 5)]]),
      foreign,
    ]);
    expect(holes).toEqual([]);
    expect(overlaps).toEqual([{ fault: 'costly', property: 'R7', clause: 'R7/haste' }]);
  });

  test('is red where a property finds something in the reference', () => {
    const kills: readonly Kill[] = [law('R7/haste', 5), { by: 'crash', run: 7 }];
    const reference: Judgement = { property: 'R7', fault: '', seed: 1, kills };
    expect(killMatrix([], properties, [reference, { ...reference, seed: 2 }]).holes).toEqual([
      { kind: 'reference-killed', property: 'R7', by: 'R7/haste' },
      { kind: 'reference-killed', property: 'R7', by: 'crash' },
    ]);
  });
});

describe('the holes of a catalogue', () => {
  test('are none when every clause has a fault', () => {
    expect(catalogueHoles(catalogue, properties)).toEqual([]);
  });

  test('are a clause, a property and a fault that stand alone', () => {
    const unknown = fault('lost', 'R2', 'R7/haste');
    expect(catalogueHoles([costly, unknown], properties)).toEqual([
      { kind: 'unknown-clause', fault: 'lost', property: 'R2', clause: 'R7/haste' },
      { kind: 'clause-without-fault', property: 'R2', clause: 'R2/tapped-ignored' },
      { kind: 'property-without-fault', property: 'R7' },
    ]);
  });
});

describe('the runs of a matrix', () => {
  const cell = (property: string, id: string, seed: number) => ({ property, fault: id, seed });

  test('are each property on its own faults under every seed, and once on the reference', () => {
    expect(matrixCells([costly, hasty], properties, [7, 8], 'own')).toEqual([
      cell('R2', '', 7),
      cell('R2', 'costly', 7),
      cell('R2', 'costly', 8),
      cell('R7', '', 7),
      cell('R7', 'hasty', 7),
      cell('R7', 'hasty', 8),
    ]);
  });

  test('are in full also each property on the other faults, under the first seed', () => {
    const own = matrixCells([costly, hasty], properties, [7, 8], 'own');
    const full = matrixCells([costly, hasty], properties, [7, 8], 'full');
    const added = full.filter((one) => !own.some((other) => JSON.stringify(one) === JSON.stringify(other)));
    expect(added).toEqual([cell('R2', 'hasty', 7), cell('R7', 'costly', 7)]);
    expect(full).toHaveLength(own.length + added.length);
  });

  test('lead from the catalogue to a green matrix when each property does its work', async () => {
    const cells = matrixCells(catalogue, properties, [1, 2], 'full');
    const judgements = await judgeCells(cells, 50, ({ property, fault: id, seed }, cases) => {
      const active = catalogue.find((one) => one.id === id && one.property === property);
      return active === undefined ? [] : [law(active.clause, cases - seed)];
    });
    const matrix = killMatrix(catalogue, properties, judgements);
    expect(matrix.rows.map(({ killed, runsToKill }) => [killed, runsToKill])).toEqual(
      catalogue.map(() => [true, [48, 49]]),
    );
    expect([matrix.holes, matrix.overlaps]).toEqual([[], []]);
  });
});

test('a matrix as text has a line for each fault, hole and overlap', () => {
  const matrix = killMatrix([costly, hasty], properties, [
    ...seeds(costly, [[law('R2/costs-ignored', 12)], [law('R2/costs-ignored', 5)], [law('R2/costs-ignored', 140)]]),
    ...seeds(hasty, [[], [{ by: 'crash', run: 3 }, law('R7/other', 3)]]),
  ]);
  const holes = [...catalogueHoles([costly, hasty], properties), ...matrix.holes];
  expect(matrixText({ ...matrix, holes })).toBe(`\
fault   clause            killed  cases (median, most)  agreement  crash  time-out
costly  R2/costs-ignored  3/3     12, 140               -          -      -
hasty   R7/haste          0/2     -                     -          1/2    -

Holes:
  clause R2/tapped-ignored of property R2 has no fault
  fault hasty survives: its clause kills it in 0 of 2 seeds

Overlaps:
  fault hasty also violates R7/other of property R7

1 of 2 faults killed by the clause it names, 2 holes, 1 overlap
`);
});
