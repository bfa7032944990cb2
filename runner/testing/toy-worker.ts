import { serveJobs } from '../workers/serve.ts';
import { toyEngine } from './toy-engine.ts';
import type { ToyFault } from './toy-game.ts';
import { toyCase, toyProperty } from './toy-property.ts';

const FAULTS: readonly ToyFault[] = ['none', 'one damage too much', 'taps what is tapped'];

/** A worker whose engines are the toys: the engine is named by its fault. */
await serveJobs(async ({ engine }) => {
  const fault = FAULTS.find((each) => each === engine);
  if (fault === undefined) throw new Error(`no toy is called ${engine}`);
  return { engine: toyEngine(fault), reference: toyEngine(), properties: [toyProperty], caseOf: toyCase };
});
