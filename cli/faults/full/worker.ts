import { referenceEngine } from '../../../adapters/reference/index.ts';
import { corpusOf } from '../../../corpus/index.ts';
import { PROPERTIES } from '../../../properties/registry.ts';
import { DEFAULTS, serve } from '../../../runner/index.ts';
import { withFaults } from '../faulty-engine.ts';
import { fullWorker } from './full-work.ts';

/** A worker thread of a full measure: one engine with all faults, of which each is made active in turn. */
await serve(async () => {
  const withFault = await withFaults();
  return fullWorker({
    properties: PROPERTIES,
    reference: referenceEngine,
    withFault,
    caseOf: DEFAULTS.caseOf,
    witnessOf: (property, fault) => corpusOf(property).find(({ id }) => id === fault)?.case ?? null,
  });
});
