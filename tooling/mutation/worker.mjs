// The first file of a worker thread.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
