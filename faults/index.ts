import { costFaults } from './catalogue/costs.ts';
import { entersXFaults } from './catalogue/enters-x.ts';
import { invariantFaults } from './catalogue/invariants.ts';
import { manaFaults } from './catalogue/mana.ts';
import { tappingFaults } from './catalogue/tapping.ts';
import type { Fault } from './fault.ts';

export { canary } from './canary.ts';
export type { Fault, StaleFault } from './fault.ts';

/** Every faulty engine, area by area. */
export const faults: readonly Fault[] = [
  ...costFaults,
  ...entersXFaults,
  ...invariantFaults,
  ...manaFaults,
  ...tappingFaults,
];

const faultsById: ReadonlyMap<string, Fault> = new Map(faults.map((fault) => [fault.id, fault]));

/** The fault with this id, or undefined where there is none. */
export function faultById(id: string): Fault | undefined {
  return faultsById.get(id);
}
