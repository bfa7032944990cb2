import { expect, test, vi } from 'vitest';
import { canary } from '../../faults/index.ts';
import { openEngine } from './open-engine.ts';

vi.setConfig({ testTimeout: 60_000 });

test('The reference is judged by laws alone.', async () => {
  expect(await openEngine('reference')).toMatchObject({ id: 'reference', reference: null });
});

test('A faulty engine is judged beside the reference.', async () => {
  const opened = await openEngine(`fault:${canary}`);
  expect(opened.reference).toBe((await openEngine('reference')).engine);
  expect(opened.engine).not.toBe(opened.reference);
  expect(opened.engine.describe().name).toBe(`fault:${canary}`);
});

test.each([
  ['forge', /no engine is called "forge": expected reference, or fault:ID/],
  ['fault:', /no fault is called ""/],
  [`fault:${canary}s`, new RegExp(`no fault is called "${canary}s"; did you mean ${canary}`)],
])('There is no engine %s.', async (id, message) => {
  await expect(openEngine(id)).rejects.toThrow(message);
});
