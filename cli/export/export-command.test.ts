import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readForgeState } from '../../reports/exports/read-forge.ts';
import type { Context } from '../context.ts';
import { readCounterexample } from '../files.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const FOLDER = temporaryFolder();
afterAll(removeFolders);

describe('headjudge export', () => {
  let counterexample = '';

  beforeAll(async () => {
    await command('run', 'T1', '--engine', 'one damage too much', '--cases', '20', '--out', 'wrong');
    counterexample = `wrong/counterexamples/${readdirSync(join(FOLDER, 'wrong/counterexamples')).find((name) => /^[^.]+\.json$/.test(name))}`;
  });

  test('prints a counterexample in another format, and says beside it what that cannot say', async () => {
    const { code, out, err } = await command('export', counterexample, '--to', 'forge-state');
    expect(code).toBe(0);
    const { start } = readCounterexample(join(FOLDER, counterexample)).case;
    expect(readForgeState(out).players.map(({ life }) => life)).toEqual(
      start.kind === 'board' ? start.board.players.map(({ life }) => life) : [],
    );
    expect(err).toMatch(/^grade: loaded by the real engine\nnot said: What players do/);
    expect(out).toContain('# What is done:');
  });

  test('takes the steps beside a counterexample for the counterexample, and writes to a file', async () => {
    const steps = counterexample.replace(/json$/, 'steps.json');
    const ended = await command('export', steps, '--to', 'json', '--out', 'ours.json');
    expect(ended).toMatchObject({ code: 0, out: 'ours.json\n' });
    expect(readCounterexample(join(FOLDER, 'ours.json'))).toEqual(readCounterexample(join(FOLDER, counterexample)));
  });

  test('writes all counterexamples of a report, a file each', async () => {
    const { code, out } = await command('export', 'wrong', '--to', 'xmage-test');
    const { properties } = JSON.parse(readFileSync(join(FOLDER, 'wrong/report.json'), 'utf8'));
    const [{ classes }] = properties;
    expect(code).toBe(0);
    const files = out.trimEnd().split('\n');
    expect([files.length, new Set(files).size]).toEqual([classes.length, classes.length]);
    for (const file of files) expect(readFileSync(join(FOLDER, file), 'utf8')).toContain('extends CardTestPlayerBase');
  });

  test.each([
    [['export', 'nowhere.json', '--to', 'json'], 'there is no such file'],
    [['export', 'list.json', '--to', 'json'], 'expected a counterexample or a report, found null'],
    [['export', 'list.json', '--to', 'cockatrice'], 'Allowed choices are forge-state'],
    [['export', 'list.json'], 'required option'],
  ])('%j is bad usage', async (args, why) => {
    writeFileSync(join(FOLDER, 'list.json'), '[]');
    const { code, err } = await command(...args);
    expect([code, err.includes(why)]).toEqual([2, true]);
  });
});

/** The toy that is right is the reference. */
function context(): Context {
  const toys = toyContext(FOLDER);
  return { ...toys, openEngine: (id) => toys.openEngine(id === 'reference' ? 'none' : id) };
}

function command(...args: readonly string[]): Promise<Ended> {
  return runToy(args, context());
}
