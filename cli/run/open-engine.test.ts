import { afterAll, expect, test, vi } from 'vitest';
import { canary } from '../../faults/index.ts';
import { BOARD } from '../../protocol/testing/passing-engine.ts';
import { removeFolders, temporaryFolder } from '../testing/folder.ts';
import { openEngine } from './open-engine.ts';

vi.setConfig({ testTimeout: 60_000 });
afterAll(removeFolders);

test('The reference is judged by laws alone.', async () => {
  expect(await openEngine('reference')).toMatchObject({ id: 'reference', reference: null });
});

test('A faulty engine is judged beside the reference.', async () => {
  const opened = await openEngine(`fault:${canary}`);
  expect(opened.reference).toBe((await openEngine('reference')).engine);
  expect(opened.engine).not.toBe(opened.reference);
  expect(opened.engine.describe().name).toBe(`fault:${canary}`);
});

test('An engine in a process of its own is spoken with over the wire.', async () => {
  const { engine, reference, restart } = await openEngine(`cmd:"${process.execPath}" cli/headjudge.mjs serve`);
  expect(engine.describe()).toEqual(reference?.describe());
  expect(engine.unknownCards(['Forest', 'Zzyzx'])).toEqual(['Zzyzx']);
  restart?.();
  expect(engine.load(BOARD)).not.toHaveProperty('kind');
});

test('What is said with an engine is written down, and is an engine then.', async () => {
  const folder = temporaryFolder();
  const command = `cmd:"${process.execPath}" --import tsx adapters/example/main.ts`;
  const { engine } = await openEngine(`record:game.jsonl=${command}`, folder);
  const unknown = engine.unknownCards(['Forest', 'Zzyzx']);
  const replayed = (await openEngine('replay:game.jsonl', folder)).engine;
  expect(replayed.describe()).toEqual(engine.describe());
  expect(replayed.unknownCards(['Forest', 'Zzyzx'])).toEqual(unknown);
  expect(replayed.start({ decks: [], life: 20 })).toMatchObject({ kind: 'cannot set up' });
});

test('A module exports an engine.', async () => {
  const { engine, reference } = await openEngine('module:cli/testing/module-engine.ts');
  expect(engine.describe().name).toBe('toy: none');
  expect(reference).not.toBeNull();
});

test.each([
  [
    'xmage',
    /no engine is called "xmage": expected reference, fault:ID .* forge, cmd:COMMAND, record:FILE=cmd:COMMAND, replay:FILE, or module:FILE/,
  ],
  ['cmd:exit 5', /the engine "exit 5" cannot be spoken to: exit code 5/],
  [
    `cmd:echo '{"re":0,"is":"engine","protocol":2,"name":"newer"}'; cat`,
    /cannot be spoken to: the engine speaks version 2 of the protocol, not 1$/,
  ],
  ['cmd:echo Ready.; cat', /the engine "echo Ready.; cat" cannot be spoken to: .*Ready/],
  ['module:no-such-file.ts', /the module .*no-such-file.ts cannot be loaded/],
  [
    'module:properties/registry.ts',
    /the default export of .*registry.ts is no engine: it has no describe, no unknownCards/,
  ],
  ['record:a.jsonl', /expected record:FILE=cmd:COMMAND, found "record:a.jsonl"/],
  ['replay:no-such-file.jsonl', /no-such-file.jsonl: there is no such file/],
  ['replay:package.json', /package.json: expected a file of kind "headjudge transcript"/],
  ['fault:', /no fault is called ""/],
  [`fault:${canary}s`, new RegExp(`no fault is called "${canary}s"; did you mean ${canary}`)],
])('There is no engine %s.', async (id, message) => {
  await expect(openEngine(id)).rejects.toThrow(message);
});
