import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { CounterexampleFile, RunReport } from '../reports/index.ts';
import { toyProperty } from '../runner/testing/toy-property.ts';
import { removeFolders, temporaryFolder } from './testing/folder.ts';
import { type Ended, runToy, toyContext } from './testing/toy-context.ts';

/** Workers have all of the suite to load, on machines with other work to do. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDER = temporaryFolder();
const FILE = 'found/counterexamples/toy-damage-1.json';
let found: Ended;

beforeAll(async () => {
  found = await command('run', 'T1', '--engine', 'one damage too much', '--cases', '60', '--out', 'found');
});
afterAll(removeFolders);

describe('headjudge plan', () => {
  test('tells what would run, and what not and why', async () => {
    const { code, out } = await command('plan', '--engine', 'none');
    expect(code).toBe(0);
    expect(out).toMatch(/^1 of 2 properties would run:$/m);
    expect(out).toMatch(/^T1 .*toy-damage .* 0 of 0$/m);
    expect(out).toContain('unseen: not observable, it does not show pools');
  });

  test('prints the same as JSON', async () => {
    const { out } = await command('plan', 'T2', '--engine', 'none', '--format', 'json');
    expect(JSON.parse(out)).toMatchObject({
      ...{ kind: 'headjudge plan', format: 1, engine: { id: 'none', level: 2 }, cards: { known: 0 }, next: [] },
      properties: [{ id: 'unseen', verdict: 'not observable', why: 'it does not show pools' }],
    });
  });
});

describe('headjudge run', () => {
  test('tells what it found, where the report is, and exits with 1', () => {
    expect(found).toMatchObject({ code: 1, err: '' });
    expect(found.out).toMatch(/^T1 {6}toy-damage {2}violated {5}60 {9}\d+ {7}4$/m);
    expect(found.out).toContain('toy-damage: violated, T1/damage-is-x (CR 120.3)');
    expect(found.out).toContain(`see:      ${FILE.replace('.json', '.md')}`);
    expect(found.out).toMatch(
      /\nReport: found\/report\.json\nNext: headjudge replay found\/counterexamples\/[\w-]+\.json .*--story\n$/,
    );
  });

  test('writes a report, and each counterexample with its story', () => {
    const report = JSON.parse(read('found/report.json')) as RunReport;
    expect(report).toMatchObject({ format: 1, run: { seed: 1, cases: 60, shard: '1/1', complete: true } });
    expect(report.properties).toMatchObject([{ id: 'toy-damage', verdict: 'violated' }]);
    const story = read(FILE.replace('.json', '.md'));
    expect(story).toContain("`headjudge replay toy-damage-1.json --engine 'one damage too much'`");
    expect(story).toMatch(/Flare \(c\d\) deals 2 damage/);
  });

  test('started again with the same settings has nothing to do and says the same', async () => {
    const before = read('found/report.json');
    const again = await command('run', 'T1', '--engine', 'one damage too much', '--cases', '60', '--out', 'found');
    expect(again).toEqual(found);
    expect(read('found/report.json')).toBe(before);
  });

  test('refuses a folder with a run of other settings, and leaves it as it is', async () => {
    const before = read('found/report.json');
    const other = await command('run', 'T1', '--engine', 'none', '--cases', '60', '--out', 'found');
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toContain('a run with other settings: engine was "one damage too much", now "none"');
    expect(read('found/report.json')).toBe(before);
  });

  test('refuses a folder that holds other files, and a file', async () => {
    mkdirSync(join(FOLDER, 'mine'));
    writeFileSync(join(FOLDER, 'mine/notes.txt'), 'mine');
    expect((await command('run', '--engine', 'none', '--out', 'mine')).err).toContain('holds files that are no run');
    expect((await command('run', '--engine', 'none', '--out', 'mine/notes.txt')).err).toContain('is not a folder');
    expect(readdirSync(join(FOLDER, 'mine'))).toEqual(['notes.txt']);
  });

  test('keeps runs that were not told where in numbered folders, and lists what cannot be observed', async () => {
    const run = await command('run', '--engine', 'none', '--cases', '20');
    expect(run.code).toBe(0);
    expect(run.out).toMatch(/^T2 {6}unseen {6}not observable {6}0 {10}0 {7}0$/m);
    expect(run.out).toContain('Report: reports/out/run-0001/report.json');
    expect((await command('run', '--engine', 'none', '--cases', '20', '--strict')).code).toBe(1);
    expect(existsSync(join(FOLDER, 'reports/out/run-0002/report.json'))).toBe(true);
  });

  test('prints the report itself as JSON', async () => {
    const run = await command('run', 'T1', '--engine', 'none', '--cases', '120', '--format', 'json');
    expect(JSON.parse(run.out)).toMatchObject({ kind: 'headjudge report', totals: { cases: 120 } });
  });

  test('prints what other programs show as results of tests', async () => {
    const printed = async (format: string): Promise<string> =>
      (
        await command(
          'run',
          'T1',
          '--engine',
          'one damage too much',
          '--cases',
          '60',
          '--out',
          'found',
          '--format',
          format,
        )
      ).out;
    expect(await printed('junit')).toContain(
      '<testcase name="toy-damage" classname="headjudge.T1" time="0">\n      <failure',
    );
    expect(await printed('github')).toMatch(
      /^::error title=toy-damage%3A violated%2C T1\/damage-is-x .*\n::notice title=.*\n$/,
    );
    expect(await printed('markdown')).toMatch(/^## ❌ Headjudge: one damage too much /);
  });

  test('finds something wrong where nothing was put to the test', async () => {
    expect((await command('run', 'unseen', '--engine', 'none')).code).toBe(1);
  });

  test('that was stopped leaves what it found, and says how to go on', async () => {
    const controller = new AbortController();
    controller.abort();
    const context = toyContext(FOLDER, controller.signal);
    const stopped = await runToy(['run', 'T1', '--engine', 'none', '--cases', '60', '--out', 'stopped'], context);
    expect(stopped.code).toBe(130);
    expect(stopped.err).toContain('the same command with --out stopped');
    expect(read('stopped/report.json')).toContain('"complete": false');
    expect((await command('run', 'T1', '--engine', 'none', '--cases', '60', '--out', 'stopped')).code).toBe(0);
    expect(read('stopped/report.json')).toContain('"complete": true');
  });
});

describe('headjudge replay', () => {
  test('repeats the verdict on the faulty engine', async () => {
    const replay = await command('replay', FILE);
    expect(replay).toMatchObject({ code: 1, err: '' });
    expect(replay.out).toContain(
      'one damage too much: toy-damage violated, T1/damage-is-x (CR 120.3), as the file says',
    );
  });

  test('holds on the reference', async () => {
    const replay = await command('replay', FILE, '--engine', 'none');
    expect(replay).toMatchObject({ code: 0, err: '' });
    expect(replay.out).toContain('none: toy-damage holds');
  });

  test('tells the story', async () => {
    expect((await command('replay', FILE, '--story')).out).toContain('**Here it shows.**');
  });
});

describe('headjudge reduce', () => {
  test('writes a smaller case beside the file, and does not overwrite it', async () => {
    const file = change('large.json', ({ case: of }) => ({ case: { ...of, decisions: 40 } }));
    const reduced = await command('reduce', file);
    expect(reduced).toMatchObject({ code: 1, err: '' });
    expect(reduced.out).toContain('Written: large.small.json');
    expect((await command('replay', 'large.small.json')).code).toBe(1);
    expect((await command('reduce', file)).err).toContain('large.small.json is there already');
  });

  test('says when there is nothing to make small', async () => {
    const reduced = await command('reduce', FILE, '--engine', 'none');
    expect(reduced).toMatchObject({ code: 0 });
    expect(reduced.out).toContain('finds nothing in this case');
  });
});

describe('bad usage ends with 2, one message and no stack', () => {
  test.each<[string, readonly string[], string]>([
    ['no such command', ['judge'], "unknown command 'judge'"],
    ['no such option', ['run', '--enigne', 'none'], "unknown option '--enigne'"],
    ['no such engine', ['run', '--engine', 'nonne'], 'no engine is called "nonne": expected none'],
    ['no such property', ['run', 'toy-damag'], 'nothing is called "toy-damag"'],
    ['no such rule', ['run', '999.9', '--engine', 'none'], 'no property judges "999.9"'],
    ['no such fault', ['faults', 'nothing-like-it'], 'no fault is called "nothing-like-it"'],
    ['no such format', ['run', '--format', 'xml'], 'Allowed choices are table, json'],
    ['no number', ['run', '--cases', 'many'], 'Expected a whole number'],
    ['too small a number', ['run', '--cases', '-1'], '0 or more'],
    ['no workers', ['run', '--workers', '0'], 'at least 1'],
    ['no shard', ['run', '--shard', '3/2'], 'Expected PART/PARTS'],
    ['no time', ['run', '--time', 'soon'], 'Expected a number of seconds'],
    ['no file', ['replay'], "missing required argument 'file'"],
    ['a file that is not there', ['replay', 'nowhere.json'], 'nowhere.json: there is no such file'],
    ['a folder for a file', ['replay', 'found'], 'found: that is a folder'],
    ['no card file', ['cards', 'check', '--cards', 'nowhere.json'], 'nowhere.json'],
    ['no such ruling', ['rulings', 'show', 'R99'], 'no entry "R99"'],
    ['no rulings of a card', ['rulings', 'list', 'Storm Crow'], 'no rulings of "Storm Crow"'],
  ])('%s', async (_, args, message) => {
    const ended = await command(...args);
    expect(ended.code).toBe(2);
    expect(ended.err).toContain(message);
    expect(ended.err).toMatch(/^headjudge: /);
    expect(ended.err.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
    expect(ended.err + ended.out).not.toMatch(/\n\s+at /);
  });

  test.each<[string, (file: CounterexampleFile) => unknown, string]>([
    ['of another kind', () => ({ kind: 'a shopping list' }), 'expected a file of kind "headjudge counterexample"'],
    ['that is no object', () => [1, 2], 'expected a file of kind "headjudge counterexample"'],
    ['of an older format', (file) => ({ ...file, format: 0 }), 'its format 0 is not known'],
    ['of a newer format', (file) => ({ ...file, format: 2 }), 'its format 2 is newer'],
    ['without its case', ({ case: _, ...file }) => file, "must have required property 'case'"],
    [
      'with a wrong value',
      (file) => ({ ...file, case: { ...file.case, decisions: 'few' } }),
      'case.decisions must be integer',
    ],
    ['with something more', (file) => ({ ...file, more: 1 }), 'must NOT have additional properties'],
    [
      'of a property that there is not',
      (file) => ({ ...file, property: 'toy-damages' }),
      'no property is called "toy-damages"; did you mean toy-damage?',
    ],
    ['of an engine that there is not', (file) => ({ ...file, engine: 'lost' }), 'no engine is called "lost"'],
    ['with a card that there is not', (file) => withCardNamed(file, 'Sprin'), 'no card is called Sprin'],
  ])('a counterexample %s', async (_, made, message) => {
    writeFileSync(join(FOLDER, 'bad.json'), JSON.stringify(made(JSON.parse(read(FILE)) as CounterexampleFile)));
    const ended = await command('replay', 'bad.json');
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.err).toMatch(/^headjudge: /);
    expect(ended.err).toContain(message);
    expect(ended.err.trimEnd()).not.toContain('\n');
  });

  test('a counterexample that was cut short', async () => {
    writeFileSync(join(FOLDER, 'cut.json'), read(FILE).slice(0, 500));
    const ended = await command('replay', 'cut.json');
    expect(ended).toMatchObject({ code: 2, out: '' });
    expect(ended.err).toContain('cut.json: not a whole JSON file');
  });
});

describe('the ledger', () => {
  test('is listed, shown and counted', async () => {
    expect((await command('rulings', 'list', 'knowledge pool')).out).toMatch(/^knowledge-pool\/[0-9a-f]{10}/m);
    const shown = await command('rulings', 'show', 'R2/costs-ignored');
    expect(shown.out).toContain('R2/costs-ignored, of ');
    expect(shown.out).toContain('judged by: r2-could-produce');
    expect((await command('rulings', 'coverage')).out).toMatch(/Official rulings in the ledger: \d+/);
    expect((await command('rulings', 'coverage', '--limits')).out).toBe('- toys have no decks\n');
  });
});

describe('help', () => {
  test('is given on demand with 0', async () => {
    const help = await command('run', '--help');
    expect(help.code).toBe(0);
    expect(help.out).toContain('--shard <part/parts>');
    expect((await command('--version')).out).toBe('0.0.0\n');
  });
});

function command(...args: readonly string[]): Promise<Ended> {
  return runToy(args, toyContext(FOLDER));
}

function read(file: string): string {
  return readFileSync(join(FOLDER, file), 'utf8');
}

function change(name: string, made: (file: CounterexampleFile) => Partial<CounterexampleFile>): string {
  const file = JSON.parse(read(FILE)) as CounterexampleFile;
  writeFileSync(join(FOLDER, name), JSON.stringify({ ...file, ...made(file) }));
  return name;
}

function withCardNamed(file: CounterexampleFile, name: string): unknown {
  const { start } = file.case;
  if (start.kind !== 'board') throw new Error(`${toyProperty.id} has boards only`);
  const cards = start.board.cards.map((card) => ({ ...card, name }));
  return { ...file, case: { ...file.case, start: { ...start, board: { ...start.board, cards } } } };
}
