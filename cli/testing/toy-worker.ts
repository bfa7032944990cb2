import { serveJobs } from '../../runner/index.ts';
import { toyEngine } from '../../runner/testing/toy-engine.ts';
import type { ToyFault } from '../../runner/testing/toy-game.ts';
import { toyCase, toyProperty } from '../../runner/testing/toy-property.ts';

const FAULTS: readonly ToyFault[] = ['none', 'one damage too much', 'taps what is tapped'];

/** A worker whose engines are the toys: the engine is named by its fault. */
await serveJobs(async ({ engine }) => {
  const fault = FAULTS.find((each) => each === engine);
  if (fault === undefined) throw new Error(`no toy is called ${engine}`);
  return {
    engine: toyEngine(fault),
    reference: toyEngine(),
    properties: [toyProperty],
    caseOf: toyCase,
    restart: null,
    games: null,
  };
});
