import type { Fault, StaleFault } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';
import { didYouMean, UsageError } from '../usage-error.ts';

/** Faults to judge, and those among all that no longer apply. Throws a `UsageError` for one that is named and cannot be judged. */
export async function chosenFaults(
  faults: readonly Fault[],
  ids: readonly string[],
): Promise<{ readonly chosen: readonly Fault[]; readonly stale: readonly StaleFault[] }> {
  const known = faults.map(({ id }) => id);
  for (const id of ids) {
    if (!known.includes(id)) throw new UsageError(`no fault is called "${id}"${didYouMean(id, known)}`);
  }
  const { stale } = await loadFaultyEngine(faults);
  const [first] = stale.filter(({ id }) => ids.includes(id));
  if (first !== undefined) throw new UsageError(`the fault ${first.id} no longer applies: ${first.reason}`);
  if (ids.length > 0) return { chosen: faults.filter(({ id }) => ids.includes(id)), stale: [] };
  return { chosen: faults.filter(({ id }) => !stale.some((each) => each.id === id)), stale };
}
