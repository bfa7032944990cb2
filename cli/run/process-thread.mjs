// The first file of a thread that speaks with the process of an engine.
import { load } from '../load.mjs';

await load('adapters/process/child-thread.ts');
