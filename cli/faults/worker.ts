import { referenceEngine } from '../../adapters/reference/index.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { DEFAULTS, serve } from '../../runner/index.ts';
import { withFaults } from './faulty-engine.ts';
import { type CellsJob, judgeCells } from './judge-cells.ts';

/** A worker thread of the kill matrix: one engine with all faults, of which each is made active in turn. */
await serve(async () => {
  const withFault = await withFaults();
  return (job: CellsJob) => {
    const property = PROPERTIES.find(({ id }) => id === job.property);
    if (property === undefined) throw new Error(`there is no property ${job.property}`);
    return judgeCells(job, property, referenceEngine, withFault, DEFAULTS.caseOf);
  };
});
