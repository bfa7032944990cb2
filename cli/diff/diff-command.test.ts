import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';
import { enginesIn } from './add-diff.ts';
import type { DiffReport } from './diff-command.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(removeFolders);

interface Diffed extends Ended {
  readonly report: DiffReport;
  readonly folder: string;
}

async function diff(
  engines: string,
  more: readonly string[] = ['--cases', '40'],
  folder = temporaryFolder(),
): Promise<Diffed> {
  const ended = await runToy(['diff', 'T1', '--engines', engines, '--out', 'out', ...more], toyContext(folder));
  const report = JSON.parse(readFileSync(join(folder, 'out', 'diff.json'), 'utf8')) as DiffReport;
  return { ...ended, report, folder };
}

describe('engines on the same cases', () => {
  test('agree with the reference where they do the same, and that was looked at', async () => {
    const { code, out, report } = await diff('none');
    expect(code).toBe(0);
    expect(out).toContain('No engine parts from the reference.');
    expect(report.engines).toMatchObject([{ id: 'none', agrees: 40 }]);
    expect(report.engines[0]?.compared).toBeGreaterThan(100);
  });

  test('are told apart by who is alone, in a case made small', async () => {
    const { code, out, report, folder } = await diff('none,one damage too much');
    expect(code).toBe(1);
    const [life] = report.differences;
    expect(life).toMatchObject({
      class: "agreement | agreement life | player's life: n / n",
      odd: ['one damage too much'],
      decided: true,
      found: [{ engine: 'none', found: null }, { engine: 'one damage too much' }],
    });
    expect(out).toContain('Alone: one damage too much.');
    const story = readFileSync(join(folder, 'out', 'differences', '1.md'), 'utf8');
    expect(story).toContain('# agreement: diverged');
    expect(story.match(/\(c\d+\)/g)).toContain('(c1)');
    expect(story).not.toContain('c4');
  });

  test('that all say the same accuse the reference', async () => {
    const { report, out } = await diff('one damage too much,one damage too much');
    expect(report.differences[0]).toMatchObject({ odd: ['reference'], decided: true });
    expect(out).toContain('the reference may be wrong: please report it');
  });

  test('two of which have two opinions do not decide', async () => {
    const { report, out } = await diff('one damage too much');
    expect(report.differences[0]).toMatchObject({ odd: ['reference', 'one damage too much'], decided: false });
    expect(out).not.toContain('Alone');
  });

  test('come to the same from the same seed, and from the file of a difference', async () => {
    const first = await diff('one damage too much');
    expect((await diff('one damage too much')).report).toEqual(first.report);
    expect((await diff('one damage too much', ['--cases', '40', '--seed', '2'])).report).not.toEqual(first.report);
    const file = join(first.folder, 'out', 'differences', '1.json');
    const again = await diff('one damage too much', ['--case', file]);
    expect(again.report.differences.map((each) => each.class)).toEqual([first.report.differences[0]?.class]);
    expect(again.report.cases).toBe(1);
  });

  test('come to the same in any number of threads', async () => {
    const [here, threads] = [temporaryFolder(), temporaryFolder()];
    const context = { ...toyContext(threads), diffThread: new URL('../testing/toy-diff-worker.mjs', import.meta.url) };
    const args = ['diff', 'T1', '--engines', 'none,one damage too much', '--cases', '50', '--out', 'out'];
    const one = await runToy([...args, '--workers', '1'], toyContext(here));
    expect(one.code).toBe(1);
    expect(await runToy([...args, '--workers', '3'], context)).toEqual(one);
    const files = readdirSync(join(here, 'out'), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.includes('.'),
    );
    expect(files).toContain('diff.json');
    for (const file of files)
      expect(readFileSync(join(threads, 'out', file))).toEqual(readFileSync(join(here, 'out', file)));
  });

  test('need not be from one command line', () => {
    expect(enginesIn('cmd:java -jar a,b.jar,reference,fault:x')).toEqual([
      'cmd:java -jar a,b.jar',
      'reference',
      'fault:x',
    ]);
  });
});
