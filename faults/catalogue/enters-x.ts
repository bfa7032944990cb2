import type { Fault } from '../fault.ts';

/** Faults in the X of what enters: which X it is, and when it is 0. In the order of their ids. */
export const entersXFaults: readonly Fault[] = [];
