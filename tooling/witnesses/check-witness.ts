import type { Fault } from '../../faults/index.ts';
import type { Property } from '../../properties/property.ts';
import type { Case, EngineUnderTest } from '../../protocol/index.ts';
import { judge } from '../../runner/index.ts';

/** An engine with faults built in, one of them active at a time. */
export interface Faulty {
  readonly engine: EngineUnderTest;
  readonly setActiveFault: (id: string) => void;
}

/** Why a case is no witness of a fault, or null where it is one: the law holds on the reference, and on the faulty engine names the clause. */
export function whyNoWitness(
  property: Property,
  fault: Fault,
  of: Case,
  reference: EngineUnderTest,
  faulty: Faulty,
): string | null {
  faulty.setActiveFault(fault.id);
  const { verdict, finding } = judge(property, faulty.engine, null, of);
  if (finding === null) return `it ${verdict === 'holds' ? 'holds on the faulty engine' : 'is not put to the test'}`;
  const { clause } = finding.violation;
  if (verdict !== 'violated' || clause !== fault.clause) return `the faulty engine: ${verdict}, ${clause}`;
  const held = judge(property, reference, null, of);
  return held.finding === null ? null : `the reference: ${held.verdict}, ${held.finding.violation.clause}`;
}
