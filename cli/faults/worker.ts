import { engineUnderTest, referenceEngine } from '../../adapters/reference/index.ts';
import { faults } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';
import { PROPERTIES } from '../../properties/registry.ts';
import { DEFAULTS, serve } from '../../runner/index.ts';
import { type CellsJob, judgeCells } from './judge-cells.ts';

/** A worker thread of the kill matrix: one engine with all faults, of which each is made active in turn. */
await serve(async () => {
  const faulty = await loadFaultyEngine(faults);
  const engine = engineUnderTest(faulty.engine, 'faulty');
  return (job: CellsJob) => {
    const property = PROPERTIES.find(({ id }) => id === job.property);
    if (property === undefined) throw new Error(`there is no property ${job.property}`);
    const withFault = (fault: string): typeof engine => {
      faulty.setActiveFault(fault);
      return engine;
    };
    return judgeCells(job, property, referenceEngine, withFault, DEFAULTS.caseOf);
  };
});
