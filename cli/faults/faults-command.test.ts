import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { canary, type Fault, faultById } from '../../faults/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { JOURNAL } from '../../runner/index.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { runToy, toyContext } from '../testing/toy-context.ts';

/** Workers load the suite, and an engine with all faults is built for them. */
vi.setConfig({ testTimeout: 180_000 });

const known = faultById(canary) as Fault;
const stale: Fault = { ...known, id: 'gone', find: 'a text that is nowhere in the engine' };

describe('headjudge faults, for the whole catalogue', () => {
  test('exits with 0 where every fault applies and is killed by its own clause', async () => {
    const ended = await faultsOf([known]);
    expect(ended.out).toContain(known.id);
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).not.toContain('no longer applies');
  });

  test('lists a fault that no longer applies to the engine, judges the others, and exits with 1', async () => {
    const ended = await faultsOf([known, stale]);
    expect(ended.out).toContain('fault gone no longer applies: ');
    expect(ended.out).toContain(known.id);
    expect(ended).toMatchObject({ code: 1, err: '' });
  });
});

describe('headjudge faults --full', () => {
  afterAll(removeFolders);

  test('goes on where it was stopped, and then writes the same as if it had not been', async () => {
    const [whole, part] = [temporaryFolder(), temporaryFolder()];
    const once = await fullIn(whole);
    expect(once.out).toContain('met    found    each is killed by its own clause in nine of ten seeds: 1 of 1');
    expect(once).toMatchObject({ code: 0, err: '' });
    const lines = readFileSync(join(whole, JOURNAL), 'utf8').split('\n');
    expect(lines).toHaveLength(1 + 1 + 2 + 1 + 1);
    writeFileSync(join(part, JOURNAL), `${lines.slice(0, 3).join('\n')}\n${lines[3]?.slice(0, 40)}`);
    await fullIn(part);
    const report = (folder: string): string => readFileSync(join(folder, 'faults.json'), 'utf8');
    expect(report(part)).toBe(report(whole));
    expect(readFileSync(join(part, JOURNAL), 'utf8')).toBe(lines.join('\n'));
  });

  test('does not go on with a measure of other settings', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, JOURNAL), '{"format":1,"settings":{"kind":"faults","seed":7}}\n');
    const refused = await fullIn(folder);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain('seed was 7, now 1');
  });
});

function fullIn(folder: string): ReturnType<typeof runToy> {
  const args = ['faults', known.id, '--full', '--cases', '20', '--seeds', '2', '--workers', '1', '--out', folder];
  return runToy(args, { ...toyContext(process.cwd()), properties: PROPERTIES, faults: [known] });
}

/** The kill matrix of a catalogue, with one property of one clause. */
function faultsOf(faults: readonly Fault[]): ReturnType<typeof runToy> {
  const properties = PROPERTIES.filter(({ id }) => id === known.property).map((property) => ({
    ...property,
    clauses: [known.clause],
  }));
  const args = ['faults', '--cases', '100', '--seeds', '1', '--workers', '1'];
  return runToy(args, { ...toyContext(process.cwd()), properties, faults });
}
