import { PROPERTIES } from '../../properties/registry.ts';
import { DEFAULTS, serveJobs, withFrozen } from '../../runner/index.ts';
import { frozenCases } from './frozen-cases.ts';
import { openEngine } from './open-engine.ts';

/** A worker thread of a run. */
await serveJobs(async (settings) => {
  const { engine, reference } = await openEngine(settings.engine);
  return { engine, reference, properties: PROPERTIES, caseOf: withFrozen(DEFAULTS.caseOf, frozenCases) };
});
