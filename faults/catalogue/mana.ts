import type { Fault } from '../fault.ts';

/** Faults in mana: what is produced, what could be, what watches it. In the order of their ids. */
export const manaFaults: readonly Fault[] = [];
