import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { EngineUnderTest } from '../../protocol/index.ts';
import { toyProperty } from '../../runner/testing/toy-property.ts';
import { removeFolders } from '../testing/folder.ts';
import { UnusableEngine } from '../usage-error.ts';
import { GateFolder, MORE, problem, TAPS, withBaseline } from './testing/gate-folder.ts';

vi.setConfig({ testTimeout: 120_000 });
afterAll(removeFolders);

describe('a gate', () => {
  test('is open to the engine that its baseline was written of, and known classes are counted alone', async () => {
    const { written, folder } = await withBaseline();
    expect(written).toMatchObject({ code: 0, err: '' });
    expect(written.out).toContain('Written: known.json: 1 known failure (1 new)');
    const ended = await folder.gate(MORE, '--out', 'seen');
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('Known failures: 1 of 1 entry as recorded');
    expect(ended.out).toContain('To be explained: toy-damage-');
    expect(folder.report('seen')).toMatchObject({ outcome: 'open', problems: [] });
    expect(folder.report('seen').totals.setAside).toBeGreaterThan(5);
    expect(folder.files().filter((file) => file.startsWith('seen/'))).toEqual([
      ...['ctrf.json', 'gate.json', 'junit.xml', 'progress.jsonl', 'report.json', 'summary.md'].map(
        (file) => `seen/${file}`,
      ),
    ]);
  });

  test('is closed by a new class; what it prints shows the class, and has the gate open', async () => {
    const { folder } = await withBaseline();
    const ended = await folder.gate(TAPS, '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('new class: toy-damage violated, T1/tapped-makes-no-mana (CR 120.3)');
    const { show, mend } = problem(folder, 'new class');
    expect(show).toBe(`headjudge replay seen/counterexamples/toy-damage-1.json --engine '${TAPS}'`);
    expect(await folder.printed(show ?? '')).toMatchObject({ code: 1 });
    expect(mend).toBe(`headjudge gate --engine '${TAPS}' --baseline known.json --write-baseline`);
    expect(await folder.printed(mend)).toMatchObject({ code: 0 });
    expect(await folder.gate(TAPS)).toMatchObject({ code: 0 });
  });

  test('is closed by an entry that passes now, and the command that it prints takes it out', async () => {
    const { folder } = await withBaseline();
    const ended = await folder.gate('none', '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(ended.out).toContain('is mended: its witness passes now');
    const { show, mend, entry } = problem(folder, 'passes now');
    expect(await folder.printed(show ?? '')).toMatchObject({ code: 0 });
    expect(mend).toBe(`headjudge gate --baseline known.json --remove ${entry}`);
    expect((await folder.printed(mend)).out).toBe(`known.json: ${entry} is taken out; 0 entries are left\n`);
    expect(folder.files().filter((file) => file.startsWith('known-witnesses/'))).toEqual([]);
    expect(await folder.gate('none')).toMatchObject({ code: 0 });
  });

  test('is closed by an entry whose witness passes where others of its class do not, and renewing it keeps its reason', async () => {
    const { folder } = await withBaseline();
    const [entry] = folder.baseline().entries;
    const path = join(folder.folder, entry?.witness ?? '');
    const witness = JSON.parse(folder.text(entry?.witness ?? ''));
    writeFileSync(path, JSON.stringify({ ...witness, case: { ...witness.case, decisions: 0 } }));
    folder.changeEntry((each) => ({ ...each, reason: 'a ticket', verdict: 'crashed' }));
    expect((await folder.gate(MORE, '--out', 'seen')).code).toBe(1);
    expect(problem(folder, 'passes now').says).toMatch(/passes now, but \d+ other cases of its class do not/);
    expect((await folder.printed(problem(folder, 'passes now').mend)).out).toContain('(1 renewed)');
    expect(folder.baseline().entries).toMatchObject([{ id: entry?.id, reason: 'a ticket' }]);
    expect(await folder.gate(MORE)).toMatchObject({ code: 0 });
  });

  test('is closed by an entry whose witness no longer puts anything to the test', async () => {
    const { folder } = await withBaseline();
    const [entry] = folder.baseline().entries;
    const witness = JSON.parse(folder.text(entry?.witness ?? ''));
    const idle = { ...witness, case: { ...witness.case, decisions: 0 } };
    writeFileSync(join(folder.folder, entry?.witness ?? ''), JSON.stringify(idle));
    expect((await folder.gate(MORE, '--out', 'seen')).code).toBe(1);
    expect(problem(folder, 'no longer judged').says).toContain('its witness puts nothing to the test');
  });

  test('is closed by an entry that fails for another reason', async () => {
    const { folder } = await withBaseline();
    folder.renameClass('toy-damage | T1/damage-is-x | n harm / n harm');
    const ended = await folder.gate(MORE, '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(problem(folder, 'another class').says).toContain(
      'fails for another reason now: toy-damage | T1/damage-is-x | n d',
    );
    expect(await folder.printed(problem(folder, 'another class').mend)).toMatchObject({ code: 0 });
    expect(folder.baseline().entries).toMatchObject([{ reason: 'unexplained' }]);
    expect(await folder.gate(MORE)).toMatchObject({ code: 0 });
  });

  test.each([
    [
      'property',
      { property: 'gone-with-the-suite', class: 'gone-with-the-suite | T1/damage-is-x | a / b' },
      'no property',
    ],
    ['clause', { clause: 'T1/gone', class: 'toy-damage | T1/gone | a / b' }, 'toy-damage has no clause T1/gone'],
  ])('is closed by an entry of a %s that there is not', async (_, change, why) => {
    const { folder } = await withBaseline();
    if ('clause' in change) folder.renameClass(change.class);
    folder.changeEntry((entry) => ({ ...entry, ...change }));
    const ended = await folder.gate(MORE, '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(problem(folder, 'matches nothing').says).toContain(why);
    expect((await folder.printed(problem(folder, 'matches nothing').mend)).code).toBe(0);
    expect(folder.baseline().entries).toEqual([]);
  });

  test.each([
    { property: '*' },
    { clause: 'T1/*' },
    { class: 'toy-damage | T1/damage-is-x | *' },
    { class: 'toy-damage' },
    { class: '.*' },
    { property: '*', clause: '*', class: '* | * | n damage' },
  ])('is closed by a wildcard: %j', async (change) => {
    const { folder } = await withBaseline();
    folder.changeEntry((entry) => ({ ...entry, ...change }));
    expect((await folder.gate(MORE, '--out', 'seen')).code).toBe(1);
    expect(problem(folder, 'wildcard').blocks).toBe(true);
    expect(folder.report('seen').known).toMatchObject([{ isAsRecorded: false }]);
  });

  test('is closed where nothing was judged, and no baseline is written of that', async () => {
    const { folder } = await withBaseline();
    const written = await folder.run('gate', 'unseen', '--engine', 'none', '--baseline', 'b.json', '--write-baseline');
    expect(written.code).toBe(1);
    expect(written.err).toContain('nothing was judged, so nothing is written');
    folder.changeBaseline((file) => ({ ...file, run: { ...file.run, selectors: ['unseen'] }, entries: [] }));
    const ended = await folder.gate('none', '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(problem(folder, 'nothing judged').mend).toBe(
      'headjudge gate --engine none --baseline known.json --cases 200',
    );
  });

  test('of fixed cases alone runs the witnesses and the frozen cases, and no random one', async () => {
    const folder = new GateFolder({ frozen: [0, 1, 2, 3] });
    expect((await folder.write(MORE, '--cases', '0', '--out', 'made')).code).toBe(0);
    expect(folder.baseline()).toMatchObject({ run: { cases: 0 }, entries: [{ property: 'toy-damage' }] });
    const ended = await folder.gate(MORE, '--seed', '77', '--out', 'seen');
    expect(ended.code).toBe(0);
    expect(folder.report('seen')).toMatchObject({ run: { cases: 0 }, totals: { cases: 4 }, outcome: 'open' });
    expect((await folder.gate(TAPS)).code).toBe(1);
  });

  test('of fixed cases alone is closed where there is none', async () => {
    const { folder } = await withBaseline();
    const ended = await folder.gate(MORE, '--cases', '0', '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(problem(folder, 'nothing judged').mend).toBe(
      `headjudge gate --engine '${MORE}' --baseline known.json --cases 10`,
    );
  });

  test('is closed by a property that held and is not judged any more', async () => {
    const folder = new GateFolder();
    await folder.write('none');
    expect(folder.baseline()).toMatchObject({ held: ['toy-damage'], entries: [] });
    const blind = new GateFolder({ change: (engine) => showing(engine, ['zones', 'options']) });
    writeFileSync(join(blind.folder, 'known.json'), folder.text('known.json'));
    const ended = await blind.gate('none', '--out', 'seen');
    expect(ended.code).toBe(1);
    expect(problem(blind, 'no longer judged').says).toContain('is not observable now');
    blind.changeBaseline((file) => ({ ...file, held: ['gone-with-the-suite'] }));
    expect((await blind.gate('none', '--out', 'then')).code).toBe(1);
    expect(blind.report('then').problems[0]).toMatchObject({
      kind: 'matches nothing',
      property: 'gone-with-the-suite',
    });
  });

  test('tells nothing of an engine where the harness failed: 3, whatever else was found', async () => {
    const { folder } = await withBaseline();
    const broken = {
      ...toyProperty,
      law: () => {
        throw new Error('the law is broken');
      },
    };
    const other = new GateFolder({ properties: [broken, { ...toyProperty, id: 'as-well' }] });
    writeFileSync(join(other.folder, 'known.json'), folder.text('known.json'));
    other.changeBaseline((file) => ({ ...file, entries: [] }));
    const ended = await other.gate(MORE, '--out', 'seen');
    expect(ended.code).toBe(3);
    expect(ended.out).toContain('The engine or the harness is not fit to tell: 1 harness error, 1 new class.');
    expect(other.report('seen').problems.map(({ kind }) => kind)).toEqual(['harness error', 'new class']);
    const written = await other.write(MORE);
    expect(written.code).toBe(3);
    expect(written.out).toMatch(/\nNot written, for it says nothing of the engine: toy-damage harness error, /);
    expect(other.baseline().entries).toMatchObject([{ property: 'as-well' }]);
  });

  test('tells nothing of an engine that cannot be spoken to: 3', async () => {
    const { folder } = await withBaseline();
    const dead = new GateFolder({
      context: {
        openEngine: async () => {
          throw new UnusableEngine('the engine cannot be spoken to');
        },
      },
    });
    writeFileSync(join(dead.folder, 'known.json'), folder.text('known.json'));
    expect(await dead.gate(MORE)).toMatchObject({ code: 3, err: 'headjudge: the engine cannot be spoken to\n' });
  });

  test('tells nothing of boards that cannot be set up: 3, until that is known', async () => {
    const folder = new GateFolder({ change: refusingBears });
    const written = new GateFolder();
    await written.write('none');
    writeFileSync(join(folder.folder, 'known.json'), written.text('known.json'));
    expect((await folder.gate('none', '--out', 'seen')).code).toBe(3);
    expect(folder.report('seen')).toMatchObject({ outcome: 'unusable', problems: [{ kind: 'cannot set up' }] });
    expect((await folder.write('none')).code).toBe(0);
    expect(folder.baseline().entries).toMatchObject([{ verdict: 'cannot set up' }]);
    expect((await folder.gate('none')).code).toBe(0);
  });

  test('that was stopped says how to go on, and goes on', async () => {
    const { folder } = await withBaseline();
    const controller = new AbortController();
    controller.abort();
    const stopped = new GateFolder({ context: { interrupted: controller.signal } }, folder.folder);
    const ended = await stopped.gate(MORE, '--out', 'seen');
    expect(ended).toMatchObject({ code: 130, out: '' });
    expect(ended.err).toContain('the same command with --out seen');
    expect(await folder.gate(MORE, '--out', 'seen')).toMatchObject({ code: 0 });
  });

  test('says the same bytes for the same seed', async () => {
    const [one, other] = [await withBaseline(), await withBaseline()].map(({ folder }) => folder);
    const files = one?.files().filter((file) => !file.includes('reports/')) ?? [];
    expect(files.map((file) => (file.includes('.') ? other?.text(file) : ''))).toEqual(
      files.map((file) => (file.includes('.') ? one?.text(file) : '')),
    );
    expect(await one?.gate(TAPS, '--out', 'seen')).toEqual(await other?.gate(TAPS, '--out', 'seen'));
    for (const file of ['ctrf.json', 'gate.json', 'junit.xml', 'summary.md']) {
      expect(one?.text(`seen/${file}`)).toBe(other?.text(`seen/${file}`));
    }
  });

  test('has one class for a finding, whether a frozen or a random case shows it', async () => {
    const frozen = new GateFolder({ frozen: [0, 1, 2, 3] });
    await frozen.run('gate', 'T1', '--engine', MORE, '--baseline', 'known.json', '--cases', '1', '--write-baseline');
    const { folder } = await withBaseline();
    expect(frozen.baseline().entries.map((entry) => entry.class)).toEqual(
      folder.baseline().entries.map((entry) => entry.class),
    );
    expect(await frozen.gate(MORE, '--cases', '20', '--seed', '4')).toMatchObject({ code: 0 });
  });
});

describe('a gate beside a base', () => {
  test('is closed only by what the base has not', async () => {
    const { folder } = await withBaseline();
    const same = await folder.gate(TAPS, '--base', TAPS, '--out', 'seen');
    expect(same.code).toBe(0);
    expect(same.out).toContain('the base has it too: new class: toy-damage violated');
    expect(folder.report('seen').problems.map(({ kind, blocks }) => ({ kind, blocks }))).toEqual([
      { kind: 'passes now', blocks: false },
      { kind: 'new class', blocks: false },
    ]);
    const other = await folder.gate(TAPS, '--base', MORE, '--out', 'then');
    expect(other.code).toBe(1);
    expect(folder.report('then').problems.map(({ blocks }) => blocks)).toEqual([true, true]);
  });

  test('is closed by what is wrong with the baseline, whatever the base', async () => {
    const { folder } = await withBaseline();
    folder.changeEntry((entry) => ({ ...entry, property: '*' }));
    expect((await folder.gate(MORE, '--base', MORE)).code).toBe(1);
  });
});

function showing(engine: EngineUnderTest, facets: ReturnType<EngineUnderTest['describe']>['facets']): EngineUnderTest {
  return { ...engine, describe: () => ({ ...engine.describe(), facets }) };
}

function refusingBears(engine: EngineUnderTest): EngineUnderTest {
  const hasBear = (board: Parameters<EngineUnderTest['load']>[0]) => board.cards.some(({ name }) => name === 'Bear');
  return {
    ...engine,
    load: (board) => (hasBear(board) ? { kind: 'cannot set up', why: 'no Bears here' } : engine.load(board)),
  };
}
