import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PageData } from '../../reports/html/index.ts';
import type { RunReport } from '../../reports/index.ts';
import type { Context } from '../context.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDER = temporaryFolder();
afterAll(removeFolders);

const MORE = 'one damage too much';
const TAPS = 'taps what is tapped';

describe('headjudge site', () => {
  let ended: Ended = { code: -1, out: '', err: '' };

  beforeAll(async () => {
    await command('run', 'T1', '--engine', MORE, '--cases', '20', '--out', 'published/more/2');
    await command('run', 'T1', '--engine', TAPS, '--cases', '20', '--out', 'published/taps');
    await command('run', 'T1', '--engine', 'none', '--cases', '20', '--out', 'published/right');
    // An older version, with a failure that the engine here does not have any more, and a newer one that says so of itself.
    change('more/2', 'more/1', (report) => ({ ...report, engine: { ...report.engine, version: '0.9' } }));
    // Somebody who has no counterexample for what is claimed.
    change('more/2', 'none', (report) => ({
      ...report,
      engine: { ...report.engine, id: 'cmd:/bin/false', name: '<b>bold</b>' },
    }));
    writeFileSync(join(FOLDER, 'published/none/counterexamples/extra.json'), '{}');
    mkdirSync(join(FOLDER, 'published/broken'));
    writeFileSync(join(FOLDER, 'published/broken/report.json'), '{"kind": "headjudge report"');
    ended = await command('site', 'published', '--out', 'site', '--replay', MORE);
  });

  test('writes a page of the newest reports, and one for each engine', () => {
    expect(ended).toMatchObject({ code: 0, out: 'site/index.html\n' });
    expect(ended.err).toMatch(/^left out: .*not a whole JSON file/);
    const index = dataOf('index.html');
    expect(index.engines.map(({ id }) => id)).toEqual(['<b>bold</b>', 'toy: none', `toy: ${MORE}`, `toy: ${TAPS}`]);
    expect(index.trends.map(({ engine, points }) => [engine, points.length])).toEqual([
      ['<b>bold</b>', 1],
      ['toy: none', 1],
      [`toy: ${MORE}`, 2],
      [`toy: ${TAPS}`, 1],
    ]);
    const versions = dataOf(index.trends[2]?.page ?? '');
    expect(versions.engines.map(({ id }) => id)).toEqual(['0.9', '1']);
  });

  test('believes a failure that is seen again on an engine that may be asked', () => {
    const { findings, rows } = dataOf('index.html');
    const own = findings.filter(({ engine }) => engine === 2);
    expect(own.map(({ proof, tone }) => [proof?.kind, tone])).toEqual(own.map(() => ['proven', 'failed']));
    expect(own.length).toBeGreaterThan(0);
    expect(rows[0]?.cells[2]?.tone).toBe('failed');
  });

  test('does not believe what cannot be replayed, and never runs what a report names', () => {
    const { findings, rows } = dataOf('index.html');
    const [taps, none] = [3, 0].map((column) => findings.filter(({ engine }) => engine === column));
    for (const found of [...(taps ?? []), ...(none ?? [])]) {
      expect([found.proof?.kind, found.tone]).toEqual(['unproven', 'untold']);
      expect(found.proof?.why).toMatch(/the engine is not here/);
    }
    expect([rows[0]?.cells[0]?.tone, rows[0]?.cells[3]?.tone]).toEqual(['untold', 'untold']);
    expect(read('site/index.html')).not.toContain(FOLDER);
  });

  test('does not believe that another version has what this one shows', () => {
    const { trends } = dataOf('index.html');
    const { findings } = dataOf(trends[2]?.page ?? '');
    const kinds = findings.map(({ engine, proof }) => `${engine} ${proof?.kind}`);
    expect([...new Set(kinds)].sort()).toEqual(['0 unproven', '1 proven']);
    expect(findings[0]?.proof?.why).toContain('no transcript was published');
  });

  test('does not believe a counterexample that holds, or is of something else', async () => {
    change('more/2', 'lies/1', (report) => ({ ...report, engine: { ...report.engine, id: 'none' } }));
    change('more/2', 'lies/2', (report) => ({
      ...report,
      properties: report.properties.map((each) => ({
        ...each,
        classes: each.classes.map((found) => ({ ...found, class: 'another' })),
      })),
    }));
    change('more/2', 'lies/3', (report) => ({
      ...report,
      properties: report.properties.map((each) => ({
        ...each,
        classes: each.classes.map((found) => ({
          ...found,
          counterexample: '../../more/2/counterexamples/toy-damage-1.json',
        })),
      })),
    }));
    await command('site', 'published/lies', '--out', 'lies', '--replay', MORE, 'none');
    const { reports } = JSON.parse(read('lies/site.json'));
    const whys = reports.map(({ name, claims }: { name: string; claims: { kind: string; why: string }[] }) => [
      name,
      [...new Set(claims.map(({ kind, why }) => `${kind}: ${why}`))],
    ]);
    expect(Object.fromEntries(whys)).toEqual({
      1: [expect.stringMatching(/^unproven: replayed on none it (holds|vacuous)$/)],
      2: ['unproven: its counterexample is of another failure'],
      3: ['unproven: no counterexample was published with it'],
    });
  });

  test('puts a claim to the transcript that was published with it, where the engine is not here', async () => {
    change('more/2', 'heard/1', (report) => ({ ...report, engine: { ...report.engine, id: 'cmd:/bin/false' } }));
    const folder = join(FOLDER, 'published/heard/1/counterexamples');
    for (const file of readdirSync(folder).filter((name) => /^[\w-]+\.json$/.test(name)))
      writeFileSync(join(folder, file.replace(/json$/, 'transcript.jsonl')), '');
    const toys = context();
    const asked: string[] = [];
    const openEngine: Context['openEngine'] = (id) => {
      asked.push(id.replace(/^(replay:).*\//, '$1'));
      if (!id.startsWith('replay:')) return toys.openEngine(id);
      return toys.openEngine(MORE).then((opened) => ({ ...opened, id }));
    };
    await runToy(['site', 'published/heard', '--out', 'heard'], { ...toys, openEngine });
    const [{ claims }] = JSON.parse(read('heard/site.json')).reports;
    expect(claims.map(({ kind }: { kind: string }) => kind)).toEqual(claims.map(() => 'proven'));
    expect(asked).toContain('replay:toy-damage-1.transcript.jsonl');
    expect(read('heard/site.json')).not.toContain(FOLDER);
    expect(asked.filter((id) => id.startsWith('cmd:'))).toEqual([]);
  });

  test('finds two reports of one run that differ', async () => {
    change('right', 'twice/a', (report) => report);
    change('right', 'twice/b', (report) => report);
    expect((await command('site', 'published/twice', '--out', 'alike')).code).toBe(0);
    change('right', 'twice/b', (report) => ({
      ...report,
      properties: report.properties.map((each) => ({ ...each, verdict: 'vacuous' })),
    }));
    const told = await command('site', 'published/twice', '--out', 'differ');
    expect(told.code).toBe(1);
    expect(told.err).toContain('conflict: a and b are of one run of none 1 and differ: toy-damage holds and vacuous');
  });

  test.each([
    [['site', 'nowhere'], 'nowhere is no folder of reports'],
    [['site', 'site'], 'there is no report.json in it or below'],
  ])('%j is bad usage', async (args, why) => {
    const { code, err } = await command(...args);
    expect([code, err.includes(why)]).toEqual([2, true]);
  });
});

/** Copies a published run, with another report in it. */
function change(from: string, to: string, how: (report: RunReport) => RunReport): void {
  const [source, target] = [from, to].map((name) => join(FOLDER, 'published', name)) as [string, string];
  cpSync(source, target, { recursive: true });
  const report = JSON.parse(readFileSync(join(source, 'report.json'), 'utf8')) as RunReport;
  writeFileSync(join(target, 'report.json'), JSON.stringify(how(report)));
}

function dataOf(page: string): PageData {
  const [, json = ''] = /<script type="application\/json" id="data">([^<]*)<\/script>/.exec(read(`site/${page}`)) ?? [];
  return JSON.parse(json) as PageData;
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

function context(): Context {
  return toyContext(FOLDER);
}

function command(...args: readonly string[]): Promise<Ended> {
  return runToy(args, context());
}
