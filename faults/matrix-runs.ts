import type { Fault } from './fault.ts';
import type { JudgedProperty, Judgement, Kill } from './matrix.ts';

/** One cell of the matrix to be run: a property on an engine under one seed; fault `''` is the reference. */
export type MatrixCell = Pick<Judgement, 'property' | 'fault' | 'seed'>;

/**
 * Runs a property on the engine with a fault, agreement off, for at most so many cases. It answers the first kill of
 * each kind and clause that it saw; it may stop at the kill that the cell is about.
 */
export type RunProperty = (cell: MatrixCell, cases: number) => readonly Kill[] | Promise<readonly Kill[]>;

/** Whether each property is run on its own faults only, or on all. */
export type MatrixScope = 'own' | 'full';

/** How many cases a fault has to be found in. */
export const CASES_TO_FIND = 2000;

/**
 * The cells to run: each property on its own faults under every seed, and under the first seed on the reference and, in
 * full, on all other faults.
 */
export function matrixCells(
  faults: readonly Fault[],
  properties: readonly JudgedProperty[],
  seeds: readonly number[],
  scope: MatrixScope,
): readonly MatrixCell[] {
  return properties.flatMap(({ id: property }) => {
    const cells = (fault: string, under: readonly number[]): readonly MatrixCell[] =>
      under.map((seed) => ({ property, fault, seed }));
    const first = seeds.slice(0, 1);
    const others = scope === 'full' ? first : [];
    return [
      ...cells('', first),
      ...faults.flatMap((fault) => cells(fault.id, fault.property === property ? seeds : others)),
    ];
  });
}

/** Runs cells one after the other. Several workers may each run a share of them. */
export async function judgeCells(
  cells: readonly MatrixCell[],
  cases: number,
  runProperty: RunProperty,
): Promise<readonly Judgement[]> {
  const judgements: Judgement[] = [];
  for (const cell of cells) judgements.push({ ...cell, kills: await runProperty(cell, cases) });
  return judgements;
}
