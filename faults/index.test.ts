import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { canary, faultById, faults } from './index.ts';
import { type InstrumentedEngine, instrument } from './instrument.ts';
import { ENGINE_FOLDER, readEngine } from './load.ts';
import { typeCheck } from './typecheck.ts';

/** The catalogue may grow, and not shrink below this. */
const MINIMUM_FAULTS = 50;

describe('the catalogue of faults', () => {
  test('is not smaller than it was', () => {
    expect(faults.length).toBeGreaterThanOrEqual(MINIMUM_FAULTS);
  });

  test('has every area, each with its faults in the order of their ids', async () => {
    const files = (await readdir(new URL('./catalogue/', import.meta.url))).filter((file) => file.endsWith('.ts'));
    const areas = await Promise.all(files.sort().map(faultsOfArea));
    expect(faults).toEqual(areas.flat());
    const ids = areas.map((area) => area.map(({ id }) => id));
    expect(ids).toEqual(ids.map((ofArea) => ofArea.toSorted()));
  });

  test('finds each fault by its id, which is its own', () => {
    expect(faults.filter((fault) => faultById(fault.id) !== fault)).toEqual([]);
    expect(faultById('')).toBeUndefined();
  });

  test('says of each fault what is wrong with it, in one sentence, and by which rules', () => {
    const illSaid = faults.filter(
      ({ id, says, cr, clause, property, origin }) =>
        !/^[a-z0-9]+([/-][a-z0-9]+)*$/.test(id) ||
        !/^[A-Z][^\n]+\.$/.test(says) ||
        cr.length === 0 ||
        !cr.every((rule) => /^\d{3}(\.\d+[a-z]?)?$/.test(rule)) ||
        [clause, property, origin].includes(''),
    );
    expect(illSaid.map(({ id }) => id)).toEqual([]);
  });

  test('has the canary', () => {
    expect(faults.length === 0 ? [''] : faults.map(({ id }) => id)).toContain(canary);
  });
});

describe('every fault', { timeout: 120_000 }, () => {
  let instrumented: InstrumentedEngine;
  beforeAll(async () => {
    instrumented = instrument(await readEngine(ENGINE_FOLDER), faults);
  }, 60_000);

  test('applies to the engine as it stands', () => {
    expect(instrumented.stale).toEqual([]);
    expect(instrumented.faults).toEqual(faults);
  }, 60_000);

  test('type-checks in the instrumented engine', () => {
    expect(typeCheck(instrumented, ENGINE_FOLDER)).toEqual([]);
  });
});

async function faultsOfArea(file: string): Promise<typeof faults> {
  const area: Readonly<Record<string, typeof faults>> = await import(`./catalogue/${path.basename(file, '.ts')}.ts`);
  return Object.values(area).flat();
}
