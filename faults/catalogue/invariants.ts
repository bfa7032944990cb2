import type { Fault } from '../fault.ts';

/** Faults in what is true in every game: state-based actions, zones, objects, the order of players. In the order of their ids. */
export const invariantFaults: readonly Fault[] = [];
