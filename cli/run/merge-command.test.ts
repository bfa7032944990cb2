import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { RunReport } from '../../reports/index.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

/** Workers have all of the suite to load, on machines with other work to do. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDER = temporaryFolder();
afterAll(removeFolders);

describe('headjudge merge', () => {
  const RUN = ['run', 'T1', 'T2', '--engine', 'one damage too much', '--cases', '160'];

  beforeAll(async () => {
    await command(...RUN, '--out', 'whole');
    for (const part of [1, 2, 3]) await command(...RUN, '--shard', `${part}/3`, '--out', `part-${part}`);
  });

  test('of all parts of a run writes what the run in one part wrote', async () => {
    const merged = await command('merge', 'part-3', 'part-1', 'part-2', '--out', 'merged');
    const whole = await command(...RUN, '--out', 'whole');
    expect(merged).toEqual({ ...whole, out: whole.out.replaceAll('whole/', 'merged/') });
    expect(merged.code).toBe(1);
    for (const file of filesIn('whole'))
      if (file !== 'progress.jsonl') expect(read(`merged/${file}`)).toBe(read(`whole/${file}`));
    expect(filesIn('merged')).toEqual(filesIn('whole'));
    const lines = (of: string) => read(`${of}/progress.jsonl`).split('\n').sort();
    expect(lines('merged')).toEqual(expect.arrayContaining([...lines('whole')]));
  });

  test('has what several of them did once', async () => {
    const merged = await command('merge', 'part-2', 'part-3', 'part-1', 'part-2', '--out', 'union');
    expect([merged.code, read('union/report.json')]).toEqual([1, read('whole/report.json')]);
    expect(read('union/progress.jsonl').length).toBe(read('merged/progress.jsonl').length);
  });

  test('tells where two do not agree, and merges nothing', async () => {
    mkdirSync(join(FOLDER, 'other'));
    const [header, first = '', ...rest] = read('part-2/progress.jsonl').split('\n');
    const changed = first.replace(/"witnessed":(\d+)/, (_, count) => `"witnessed":${Number(count) + 1}`);
    writeFileSync(join(FOLDER, 'other/progress.jsonl'), [header, changed, ...rest].join('\n'));
    const { code, err, out } = await command('merge', 'part-1', 'part-2', 'part-3', 'other', '--out', 'torn');
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^conflict: part-2 and other do not agree on: cases toy-damage -?\d+-\d+\n$/);
    expect(readdirSync(FOLDER)).not.toContain('torn');
  });

  test('of a run that was stopped tells what it had done, and leaves it to be gone on with', async () => {
    const [header, ...done] = read('whole/progress.jsonl').trimEnd().split('\n');
    mkdirSync(join(FOLDER, 'halted'));
    writeFileSync(join(FOLDER, 'halted/progress.jsonl'), `${[header, ...done.slice(0, 2)].join('\n')}\n{"kind":"ca`);
    const told = await command('merge', 'halted', '--out', 'so-far');
    expect(told.out).toContain('The run was stopped before it was through.');
    const report = JSON.parse(read('so-far/report.json')) as RunReport;
    expect(report).toMatchObject({
      run: { complete: false },
      totals: { cases: 100 },
      properties: [{ verdict: 'violated' }, {}],
    });
    await command(...RUN, '--out', 'halted');
    expect(read('halted/report.json')).toBe(read('whole/report.json'));
    await command(...RUN, '--out', 'so-far');
    expect(read('so-far/report.json')).toBe(read('whole/report.json'));
  });

  test.each([
    [['part-1', 'part-2'], 'part 3 of 3 is missing'],
    [['part-1', 'whole'], 'part-1 and whole are no parts of one run: their settings differ'],
    [['nowhere'], /nowhere holds no run/],
  ])('%j', async (folders, why) => {
    expect((await command('merge', ...folders, '--out', 'none-of-it')).err).toMatch(why);
  });
});

test('What another version of the suite ran is not merged.', async () => {
  await command('run', 'T1', '--engine', 'one damage too much', '--cases', '60', '--out', 'found');
  const newer = { ...toyContext(FOLDER), fingerprint: () => 'newer' };
  const { code, err } = await runToy(['merge', 'found', '--out', 'of-two-suites'], newer);
  expect(code).toBe(2);
  expect(err).toContain('found is of another version of the suite');
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('.'))
    .sort();
}

function command(...args: readonly string[]): Promise<Ended> {
  return runToy(args, toyContext(FOLDER));
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}
