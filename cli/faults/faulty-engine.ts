import { engineUnderTest } from '../../adapters/reference/index.ts';
import { faults } from '../../faults/index.ts';
import { loadFaultyEngine } from '../../faults/load.ts';

/** The engine with the fault of this id active, and no other: one engine for all of them. */
export type WithFault = (fault: string) => ReturnType<typeof engineUnderTest>;

/** Builds the engine that holds all faults. */
export async function withFaults(): Promise<WithFault> {
  const faulty = await loadFaultyEngine(faults);
  const engine = engineUnderTest(faulty.engine, 'faulty');
  return (fault) => {
    faulty.setActiveFault(fault);
    return engine;
  };
}
