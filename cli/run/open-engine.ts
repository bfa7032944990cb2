import { engineUnderTest, referenceEngine } from '../../adapters/reference/index.ts';
import { faultById, faults } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';
import type { OpenedEngine } from '../context.ts';
import { didYouMean, UsageError } from '../usage-error.ts';

/** Opens an engine by its name: `reference` or `fault:<id>`. Throws a `UsageError` for any other. */
export async function openEngine(id: string): Promise<OpenedEngine> {
  if (id === 'reference') return { id, engine: referenceEngine, reference: null };
  if (!id.startsWith('fault:')) {
    throw new UsageError(
      `no engine is called "${id}": expected reference, or fault:ID with one of: headjudge faults --list`,
    );
  }
  const fault = id.slice('fault:'.length);
  if (faultById(fault) === undefined) {
    const ids = faults.map((each) => each.id);
    throw new UsageError(
      `no fault is called "${fault}"${didYouMean(fault, ids)} All are listed by: headjudge faults --list`,
    );
  }
  const faulty = await loadFaultyEngine(faults);
  const stale = faulty.stale.find((each) => each.id === fault);
  if (stale !== undefined) throw new UsageError(`the fault ${fault} no longer applies to the engine: ${stale.reason}`);
  faulty.setActiveFault(fault);
  return { id, engine: engineUnderTest(faulty.engine, id), reference: referenceEngine };
}
