import { PROPERTIES } from '../../properties/registry.ts';
import { serveJobs } from '../../runner/index.ts';
import { casesFor } from './frozen-cases.ts';
import { openEngine } from './open-engine.ts';

/** A worker thread of a run. */
await serveJobs(async (settings) => {
  const { engine, reference, restart, games } = await openEngine(settings.engine);
  return { engine, reference, properties: PROPERTIES, caseOf: casesFor(engine).caseOf, restart, games };
});
