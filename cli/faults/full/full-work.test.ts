import { beforeAll, describe, expect, test, vi } from 'vitest';
import { measure } from '../../../faults/measure.ts';
import { toyFault } from '../../../faults/fixtures.ts';
import type { Fault } from '../../../faults/index.ts';
import { searchableToy } from '../../../runner/testing/searchable-toy.ts';
import type { ToyFault } from '../../../runner/testing/toy-game.ts';
import { toyCase, toyProperty } from '../../../runner/testing/toy-property.ts';
import { type FullDone, type FullJob, nameOf } from './full-job.ts';
import {
  cellJobs,
  type FullResults,
  judgementsOf,
  measuredCells,
  measuredOptima,
  openJobs,
  optimumJobs,
} from './full-measure.ts';
import { fullWorker } from './full-work.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const named = (id: ToyFault, clause: string): Fault => ({
  ...toyFault({ id, file: 'toy-game.ts', function: 'f', find: 'a', replacement: 'b' }),
  property: toyProperty.id,
  clause,
});

const much = named('one damage too much', 'T1/damage-is-x');
const tapping = named('taps what is tapped', 'T1/tapped-makes-no-mana');
const unseen = named('hides Flare', 'T1/damage-is-x');
const catalogue = [much, tapping, unseen];
const SETTINGS = { seed: 1, seeds: 2, cases: 40 };

const worker = (): ((job: FullJob) => FullDone) =>
  fullWorker({
    properties: [toyProperty],
    reference: searchableToy(),
    withFault: (fault) => searchableToy(fault as ToyFault),
    caseOf: toyCase,
    witnessOf: () => null,
  });

/** Has jobs done, those in `before` not once more. */
function done(jobs: readonly FullJob[], before: FullResults = new Map()): FullResults {
  const work = worker();
  return new Map([...before, ...openJobs(jobs, before).map((job) => [nameOf(job), work(job)] as const)]);
}

const cells = cellJobs(catalogue, [toyProperty], SETTINGS);

describe('a full measure', () => {
  let found: FullResults;

  beforeAll(() => {
    found = done(cells);
  });

  test('looks for each fault under each seed, and judges the reference once', () => {
    expect(cells.map(nameOf)).toEqual([
      'reference toy-damage',
      'cell one damage too much 1',
      'cell taps what is tapped 1',
      'cell hides Flare 1',
      'cell one damage too much 2',
      'cell taps what is tapped 2',
      'cell hides Flare 2',
    ]);
    expect(cellJobs(catalogue, [{ id: 'another' }], SETTINGS)).toEqual([]);
  });

  test('says how soon a fault was found and how small it became, and nothing of what its own clause does not see', () => {
    const [first, , hidden] = ['one damage too much', 'taps what is tapped', 'hides Flare'].map((id) =>
      measuredCells(found).find(({ fault, seed }) => fault === id && seed === 1),
    );
    expect(first).toMatchObject({ shrunk: { class: expect.stringContaining('T1/damage-is-x'), size: 31 } });
    expect(first?.run).toBeGreaterThan(0);
    expect(first?.shrunk?.games).toBeGreaterThan(0);
    expect(hidden).toEqual({ fault: 'hides Flare', seed: 1, run: null, shrunk: null });
    const kills = judgementsOf(found).filter(({ fault }) => fault === 'hides Flare');
    expect(kills.map((each) => each.kills.map(({ by }) => by))).toEqual([['agreement'], ['agreement']]);
    expect(judgementsOf(found)[0]).toEqual({ property: toyProperty.id, fault: '', seed: 1, kills: [] });
  });

  test('compares what it found with the smallest case of the same cards', () => {
    const results = done(optimumJobs(catalogue, found), found);
    const { rows } = measure(catalogue, measuredCells(results), measuredOptima(results));
    expect(rows.map(({ optimum, ratios }) => [optimum, ratios])).toEqual([
      [{ kind: 'known', size: 31 }, [1, 1]],
      [{ kind: 'known', size: expect.any(Number) }, [expect.any(Number), expect.any(Number)]],
      [{ kind: 'not known', why: 'no case shows it' }, []],
    ]);
  });

  test('that was stopped goes on, and comes to the same', () => {
    const some = new Map([...found].filter((_, index) => index % 4 !== 1));
    expect(openJobs(cells, some)).toHaveLength(cells.length - some.size);
    const rest = done(cells.toReversed(), some);
    const text = (results: FullResults): string =>
      JSON.stringify(measure(catalogue, measuredCells(results), measuredOptima(results)));
    expect(text(rest)).toBe(text(found));
    expect(optimumJobs(catalogue, rest)).toEqual(optimumJobs(catalogue, found));
  });

  test('knows no optimum of what takes two games', () => {
    const { law: _, ...text } = toyProperty;
    const relation = {
      ...{ ...text, kind: 'relation' as const, transform: () => null },
      relate: () => ({ kind: 'not witnessed' }) as const,
    };
    const work = fullWorker({
      properties: [relation],
      reference: searchableToy(),
      withFault: () => searchableToy(),
      caseOf: toyCase,
      witnessOf: () => toyCase(toyProperty, 1, 1),
    });
    const job = { kind: 'optimum', property: relation.id, fault: 'any', clause: 'any', smallest: null } as const;
    expect(work(job)).toMatchObject({ optimum: { kind: 'not known', why: 'it takes two games' } });
  });
});
