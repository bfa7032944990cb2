// The first file of a worker thread: lets it read TypeScript, then begins.
import { register } from 'tsx/esm/api';

register();
await import('./toy-diff-worker.ts');
