import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withFrozen } from '../run-property.ts';
import { toyEngine } from '../testing/toy-engine.ts';
import { toyCase, toyProperty } from '../testing/toy-property.ts';
import { type CampaignResult, campaign, casesJobs, type Labour } from './campaign.ts';
import { type Done, nameOf } from './job.ts';
import { JOURNAL, Journal, type Refused, type RunSettings } from './journal.ts';

const SETTINGS: RunSettings = {
  engine: 'one damage too much',
  version: '1',
  seed: 5,
  cases: 120,
  chosen: [toyProperty.id],
  properties: [toyProperty.id],
  frozen: [],
  shard: { part: 1, of: 1 },
  suite: 'toy',
};
const folders: string[] = [];

vi.setConfig({ testTimeout: 60_000 });

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

test('The parts of a run are the whole run, and each property has its share of every part of it.', () => {
  const whole = casesJobs({ ...SETTINGS, properties: ['a', 'b', 'c'] });
  const parts = [1, 2].map((part) => casesJobs({ ...SETTINGS, properties: ['a', 'b', 'c'], shard: { part, of: 2 } }));
  expect(new Set(parts.flat().map(nameOf))).toEqual(new Set(whole.map(nameOf)));
  expect(parts.map((jobs) => jobs.length)).toEqual([5, 4]);
  expect(whole.slice(0, 4).map(nameOf)).toEqual(['cases a 0-50', 'cases b 0-50', 'cases c 0-50', 'cases a 50-100']);
});

test('Frozen cases are run first, under numbers below 0.', async () => {
  const jobs = casesJobs({ ...SETTINGS, properties: ['a', 'b'], frozen: [0, 3], cases: 10 });
  expect(jobs.map(nameOf)).toEqual(['cases b -3-0', 'cases a 0-10', 'cases b 0-10']);
  const frozen = toyCase(toyProperty, 3, 9);
  const caseOf = withFrozen(toyCase, (property) => (property === toyProperty.id ? [frozen] : []));
  expect(caseOf(toyProperty, -1, 5)).toBe(frozen);
  expect(caseOf(toyProperty, 0, 5)).toEqual(toyCase(toyProperty, 0, 5));
  expect(() => caseOf(toyProperty, -2, 5)).toThrow('no frozen case -2');
});

test('A run that was stopped goes on where it was, comes to the same, and then has nothing left to do.', async () => {
  const folder = temporary();
  const stopped = await run(SETTINGS, folder, { kind: 'the first job' });
  expect(stopped.complete).toBe(false);
  expect(stopped.properties[0]?.tally.cases).toBe(50);
  appendFileSync(join(folder, JOURNAL), '{"kind":"cases","job":{"kind":"ca');
  expect(await run(SETTINGS, folder)).toEqual(await run(SETTINGS));
  const journal = readFileSync(join(folder, JOURNAL), 'utf8');
  expect(journal.trimEnd().split('\n')).toHaveLength(1 + 3 + 1);
  expect(await run(SETTINGS, folder)).toMatchObject({ complete: true });
  expect(readFileSync(join(folder, JOURNAL), 'utf8')).toBe(journal);
});

test('A run ends when its time is up, with whole chunks of cases.', async () => {
  const result = await run({ ...SETTINGS, engine: 'none' }, temporary(), { kind: 'seconds', seconds: 0 });
  expect(result).toMatchObject({ complete: false, properties: [{ verdict: 'undecided', tally: { cases: 0 } }] });
});

test('Classes that are set aside are counted, and no counterexample is made of them.', async () => {
  const all = await run(SETTINGS);
  const [{ tally: { classes = [] } = {}, counterexamples = [] } = {}] = all.properties;
  expect(counterexamples.map((each) => each.class)).toEqual(classes.map((each) => each.class));
  const without = await run(
    SETTINGS,
    temporary(),
    { kind: 'the end' },
    classes.slice(0, 1).map((each) => each.class),
  );
  expect(without.properties[0]?.tally).toEqual(all.properties[0]?.tally);
  expect(without.properties[0]?.counterexamples).toEqual(counterexamples.slice(1));
  expect(without.complete).toBe(true);
});

test('A folder with a run of other settings is refused, and left as it is.', () => {
  const folder = temporary();
  expect(Journal.open(folder, SETTINGS)).toBeInstanceOf(Journal);
  const before = readFileSync(join(folder, JOURNAL), 'utf8');
  const refused = Journal.open(folder, { ...SETTINGS, seed: 6 });
  expect(refused).toMatchObject({ kind: 'refused' });
  expect((refused as Refused).why).toContain('seed was 5, now 6');
  const newer = Journal.open(folder, { ...SETTINGS, version: '2' });
  expect((newer as Refused).why).toContain('version was "1", now "2"');
  expect((Journal.open(folder, { ...SETTINGS, suite: 'newer' }) as Refused).why).toContain('suite was');
  expect(readFileSync(join(folder, JOURNAL), 'utf8')).toBe(before);
});

test.each([1, 20, 60])(
  'A run that was stopped within the first line of its journal begins anew: %i characters',
  (length) => {
    const folder = temporary();
    const journal = Journal.open(folder, SETTINGS) as Journal<Done>;
    journal.close();
    const whole = readFileSync(join(folder, JOURNAL), 'utf8');
    writeFileSync(join(folder, JOURNAL), whole.slice(0, length));
    expect(Journal.open(folder, SETTINGS)).toBeInstanceOf(Journal);
    expect(readFileSync(join(folder, JOURNAL), 'utf8')).toBe(whole);
  },
);

test('After each job it can be told what the run has come to.', async () => {
  partial.length = 0;
  const whole = await run(SETTINGS);
  const cases = partial.map(({ properties }) => properties.reduce((sum, { tally }) => sum + tally.cases, 0));
  expect(cases.length).toBeGreaterThan(1);
  expect(cases).toEqual([...cases].sort((a, b) => a - b));
  expect(partial.map(({ complete }) => complete)).toEqual(partial.map(() => false));
  expect(partial.at(-1)?.properties.map(({ tally }) => tally)).toEqual(whole.properties.map(({ tally }) => tally));
});

/** What runs told after each job. */
const partial: CampaignResult[] = [];

test.each(['', 'not a journal\n', '{"format":1}\n', '[1]\n'])(
  'A folder with a broken journal is refused: %j',
  (text) => {
    const folder = temporary();
    writeFileSync(join(folder, JOURNAL), text);
    expect((Journal.open(folder, SETTINGS) as Refused).why).toContain('no journal of a run');
    expect(readFileSync(join(folder, JOURNAL), 'utf8')).toBe(text);
  },
);

async function run(
  settings: RunSettings,
  folder: string = temporary(),
  until: Until = { kind: 'the end' },
  aside: readonly string[] = [],
): Promise<CampaignResult> {
  const journal = Journal.open<Done>(folder, settings);
  if ('kind' in journal) throw new Error(journal.why);
  const stop = new AbortController();
  const seconds = until.kind === 'seconds' ? until.seconds : null;
  const result = await campaign({
    ...{ settings, journal, seconds, reduction: 20, stop: stop.signal, labour: here(settings.engine) },
    isAside: (_, name) => aside.includes(name),
    onDone: (soFar) => {
      partial.push(soFar());
    },
    onProgress: () => {
      if (until.kind === 'the first job') stop.abort();
    },
  });
  journal.close();
  return result;
}

function here(engine: string): Labour {
  const fault = engine === 'none' ? 'none' : 'one damage too much';
  const workshop = {
    engine: toyEngine(fault),
    reference: toyEngine(),
    properties: [toyProperty],
    caseOf: toyCase,
    restart: null,
    games: null,
  };
  return { kind: 'here', workshop };
}

type Until = { readonly kind: 'the end' | 'the first job' } | { readonly kind: 'seconds'; readonly seconds: number };

function temporary(): string {
  const folder = mkdtempSync(join(tmpdir(), 'headjudge-campaign-'));
  folders.push(folder);
  return folder;
}
