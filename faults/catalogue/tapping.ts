import type { Fault } from '../fault.ts';

/** Faults in tapping and untapping as costs: who may, and when. In the order of their ids. */
export const tappingFaults: readonly Fault[] = [];
