import { expect, test } from 'vitest';
import { Pool } from './pool.ts';

/** A worker that says a number again, and says nothing of numbers below 0. */
const ENTRY = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (job) => { if (job >= 0) parentPort.postMessage({ kind: 'done', done: job }); });
    parentPort.postMessage({ kind: 'ready' });
  `)}`,
);

test('a job that takes too long is given up with its worker, and the next is done by a new one', async () => {
  const done: string[] = [];
  const options = { entry: ENTRY, settings: null, workers: 1, stop: new AbortController().signal };
  const pool = new Pool<number, number | string>(
    { ...options, onDone: (each) => done.push(String(each)) },
    { seconds: 0.5, instead: (job) => `nothing of ${job}` },
  );
  await pool.run([1, -2, 3]);
  await pool.close();
  expect(done).toEqual(['1', 'nothing of -2', '3']);
});
