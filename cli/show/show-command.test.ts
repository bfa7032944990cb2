import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Property } from '../../properties/property.ts';
import type { PageData } from '../../reports/html/index.ts';
import type { StepsFile } from '../../reports/index.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

/** Workers have all of the suite to load, on machines with other work to do. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDER = temporaryFolder();
afterAll(removeFolders);

describe('headjudge show', () => {
  let counterexample = '';

  beforeAll(async () => {
    const told = await command(
      'run',
      'T1',
      '--engine',
      'one damage too much',
      '--cases',
      '20',
      '--out',
      'wrong',
      '--format',
      'html',
    );
    expect(told).toEqual({ code: 1, err: '', out: 'Page: wrong/report.html\n' });
    await command('run', 'T1', '--engine', 'none', '--cases', '20', '--out', 'right');
    counterexample = `wrong/${dataOf('wrong/report.html').findings[0]?.counterexample}`;
  });

  test('writes the page that the run wrote', async () => {
    const before = read('wrong/report.html');
    rmSync(join(FOLDER, 'wrong/report.html'));
    expect(await command('show', 'wrong')).toEqual({ code: 0, err: '', out: 'wrong/report.html\n' });
    expect(read('wrong/report.html') === before).toBe(true);
  });

  test('has the steps of each counterexample in the page', () => {
    const { findings } = dataOf('wrong/report.html');
    expect(findings.map(({ hasSteps }) => hasSteps)).toEqual(findings.map(() => true));
    const steps = element<StepsFile>('wrong/report.html', `steps ${findings[0]?.key}`);
    expect(steps.engine).toBe('one damage too much');
    expect(steps.games.map(({ title }) => title)).toEqual(['one damage too much', 'reference']);
    expect(steps.shrink.length).toBeGreaterThan(1);
    expect(read('wrong/report.html').trimEnd().endsWith('<template id="whole"></template>')).toBe(true);
  });

  test('shows several reports side by side', async () => {
    const told = await command('show', 'right', 'wrong/report.json', '--out', 'both.html');
    expect(told).toEqual({ code: 0, err: '', out: 'both.html\n' });
    const data = dataOf('both.html');
    expect(data.engines.map(({ id }) => id)).toEqual(['none', 'one damage too much']);
    expect(data.rows[0]?.cells.map((cell) => cell?.verdict)).toEqual(['holds', 'violated']);
    expect(data.findings[0]).toMatchObject({ key: expect.stringMatching(/^2\./), hasSteps: true });
  });

  test('shows a counterexample as it was seen, or as an engine plays it now', async () => {
    await command('show', counterexample, '--out', 'kept.html');
    const kept = element<StepsFile>('kept.html', 'steps toy-damage');
    expect(kept.shrink.length).toBeGreaterThan(1);
    mkdirSync(join(FOLDER, 'alone'));
    copyFileSync(join(FOLDER, counterexample), join(FOLDER, 'alone/a.json'));
    expect(await command('show', 'alone/a.json')).toEqual({ code: 0, err: '', out: 'alone/a.html\n' });
    const anew = element<StepsFile>('alone/a.html', 'steps toy-damage');
    expect(anew.games).toEqual(kept.games);
    expect(anew.shrink).toEqual([]);
  });

  test('shows a gate with what closes it', async () => {
    const gate = ['gate', '--engine', 'none', '--baseline', 'known.json', '--cases', '20'];
    await command(...gate, '--write-baseline', '--out', 'gate-0');
    await command('gate', '--engine', 'one damage too much', '--baseline', 'known.json', '--out', 'gate-1');
    await command('show', 'gate-1');
    const { gate: words, findings } = dataOf('gate-1/report.html');
    expect(words?.outcome).toBe('closed');
    expect(words?.problems[0]?.title).toContain('new class');
    expect(words?.problems[0]?.key).toBe(findings[0]?.key);
  });

  test('shows a clause by a small game in which it comes to the test', async () => {
    const context = toyContext(FOLDER);
    const property = context.properties[0];
    if (property === undefined) throw new Error('there is no property');
    const ledger = context.ledger();
    const statement = ledger.statements.find(({ kind }) => kind === 'property');
    const clause = statement?.clauses[0];
    if (statement?.kind !== 'property' || clause === undefined) throw new Error('the ledger is empty');
    const judging: Property = {
      ...property,
      id: statement.properties[0],
      clauses: [clause.id],
      ...witnessing(clause.id),
    };
    const args = ['show', '--ruling', clause.id, '--engine', 'none', '--out', 'example.html'];
    const told = await runToy(args, { ...context, properties: [judging] });
    expect(told).toEqual({ code: 0, err: '', out: 'example.html\n' });
    const steps = element<StepsFile>('example.html', `steps ${clause.id.replace('/', '.')}`);
    expect(steps).toMatchObject({ verdict: 'holds', expected: '', found: '', rule: { cr: clause.cr[0] } });
    expect(steps.shrink.at(-1)?.cards).toBeLessThan(steps.shrink[0]?.cards ?? 0);
  });

  test('says where nothing shows a ruling', async () => {
    const { code, err } = await command('show', '--ruling', 'R2/costs-ignored', '--engine', 'none');
    expect([code, err]).toEqual([2, expect.stringContaining('nothing was found that shows R2/costs-ignored')]);
  });

  test.each([
    [['nowhere.json'], 'there is no such file'],
    [['.'], 'there is no gate.json and no report.json in it'],
    [['known.json'], 'expected a report, a gate’s report or a counterexample, found "headjudge baseline"'],
  ])('%j', async (files, why) => {
    const { code, err } = await command('show', ...files);
    expect([code, err]).toEqual([2, expect.stringContaining(why)]);
  });
});

/** A law that sees the clause in each game with a card on the battlefield at its beginning. */
function witnessing(clause: string): Pick<LawProperty, 'kind' | 'law'> {
  return {
    kind: 'law',
    law: ({ start }) => {
      const cards = start.kind === 'board' ? start.board.cards : [];
      if (!cards.some(({ zone }) => zone === 'battlefield')) return { kind: 'not witnessed' };
      return { kind: 'holds', witnessed: [{ clause, shape: 'a card' }] };
    },
  };
}

type LawProperty = Extract<Property, { readonly kind: 'law' }>;

function command(...args: readonly string[]): Promise<Ended> {
  return runToy(args, toyContext(FOLDER));
}

function dataOf(page: string): PageData {
  return element<PageData>(page, 'data');
}

function element<Data>(page: string, id: string): Data {
  const [, json] = new RegExp(`id="${id}">([^<]*)<`).exec(read(page)) ?? [];
  return JSON.parse(json ?? 'null') as Data;
}

function read(path: string): string {
  return readFileSync(join(FOLDER, path), 'utf8');
}
