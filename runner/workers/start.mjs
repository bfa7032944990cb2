// The first file of a worker thread: lets it read TypeScript, then goes on with the entry that it was given.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
