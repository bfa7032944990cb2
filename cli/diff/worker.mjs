// The first file of a worker thread.
import { load } from '../load.mjs';

await load('cli/diff/worker.ts');
