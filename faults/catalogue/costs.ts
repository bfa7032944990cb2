import type { Fault } from '../fault.ts';

/** Faults in costs: what is paid, and how. In the order of their ids. */
export const costFaults: readonly Fault[] = [];
