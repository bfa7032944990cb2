import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test, vi } from 'vitest';
import { PROPERTIES } from '../../properties/registry.ts';
import type { GateReport } from '../../reports/index.ts';
import type { Context } from '../context.ts';
import { casesFor } from '../run/frozen-cases.ts';
import { openEngine } from '../run/open-engine.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { type Ended, runToy, toyContext } from '../testing/toy-context.ts';

vi.setConfig({ testTimeout: 300_000 });
afterAll(removeFolders);

/** The baseline of the guide is of an engine with this fault: its witnesses and the corpus are judged, and as few random cases as can be, for they change with every card. */
const FAULT = 'fault:costs-beside-tapping-count';
const EXAMPLE = fileURLToPath(new URL('../../docs/ci', import.meta.url));
const FOLDER = temporaryFolder();
cpSync(EXAMPLE, FOLDER, { recursive: true });

test('The gate is open to the engine of the guide’s baseline: when its failures are other ones, write it anew as docs/ci.md says.', async () => {
  expect(await gate(FAULT, '--out', 'same')).toMatchObject({ code: 0, err: '' });
  const { totals, known, problems } = report('same');
  expect(problems).toEqual([]);
  expect(known.map(({ isAsRecorded }) => isAsRecorded)).toEqual(known.map(() => true));
  expect(known.length).toBeGreaterThan(0);
  expect(totals.setAside).toBeGreaterThan(0);
});

test('It is closed to an engine with another fault, by its new class.', async () => {
  expect((await gate('fault:any-colour-includes-colourless', '--out', 'other')).code).toBe(1);
  const found = report('other').problems.filter(({ kind }) => kind === 'new class');
  expect(found.map(({ says }) => says)).toContainEqual(expect.stringContaining('R2/confluence-never-colourless'));
});

test('It is closed to the reference, since what was known passes now.', async () => {
  expect((await gate('reference', '--out', 'none')).code).toBe(1);
  const { problems, known } = report('none');
  expect(problems.map(({ kind, entry }) => ({ kind, entry }))).toEqual(
    known.map(({ id }) => ({ kind: 'passes now', entry: id })),
  );
});

test('An engine that does not start is not judged.', async () => {
  const ended = await gate('cmd:exit 5');
  expect(ended).toMatchObject({ code: 3, out: '' });
  expect(ended.err).toContain('the engine "exit 5" cannot be spoken to: exit code 5');
});

function gate(engine: string, ...more: readonly string[]): Promise<Ended> {
  return runToy(['gate', '--engine', engine, '--baseline', 'baseline.json', '--cases', '1', ...more], context());
}

/** The command as it is, in this thread. */
function context(): Context {
  return {
    ...toyContext(FOLDER),
    ...{ properties: PROPERTIES, openEngine: (id: string) => openEngine(id), casesFor },
    labour: ({ engine, reference, restart, games }) => {
      const { caseOf } = casesFor(engine);
      return { kind: 'here', workshop: { engine, reference, properties: PROPERTIES, caseOf, restart, games } };
    },
  };
}

function report(out: string): GateReport {
  return JSON.parse(readFileSync(join(FOLDER, out, 'gate.json'), 'utf8')) as GateReport;
}
