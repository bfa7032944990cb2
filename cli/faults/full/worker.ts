import { engineUnderTest, referenceEngine } from '../../../adapters/reference/index.ts';
import { corpusOf } from '../../../corpus/index.ts';
import { faults } from '../../../faults/index.ts';
import { loadFaultyEngine } from '../../../faults/load.ts';
import { PROPERTIES } from '../../../properties/registry.ts';
import { DEFAULTS, serve } from '../../../runner/index.ts';
import { fullWorker } from './full-work.ts';

/** A worker thread of a full measure: one engine with all faults, of which each is made active in turn. */
await serve(async () => {
  const faulty = await loadFaultyEngine(faults);
  const engine = engineUnderTest(faulty.engine, 'faulty');
  return fullWorker({
    properties: PROPERTIES,
    reference: referenceEngine,
    withFault: (fault) => {
      faulty.setActiveFault(fault);
      return engine;
    },
    caseOf: DEFAULTS.caseOf,
    witnessOf: (property, fault) => corpusOf(property).find(({ id }) => id === fault)?.case ?? null,
  });
});
