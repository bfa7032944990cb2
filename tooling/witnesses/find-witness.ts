import type { Fault } from '../../faults/index.ts';
import { caseAt, reduce, type Trial } from '../../generators/index.ts';
import type { Property } from '../../properties/property.ts';
import type { Case, EngineUnderTest } from '../../protocol/index.ts';
import { judge } from '../../runner/index.ts';
import { type Faulty, whyNoWitness } from './check-witness.ts';

/** A case that holds on the reference, with the clauses that it puts to the test there. */
export interface Surveyed {
  readonly case: Case;
  readonly clauses: readonly string[];
}

/** Which cases of a property, under one seed, put which clause to the test on the reference. */
export function survey(property: Property, reference: EngineUnderTest, seed: number, count: number): Surveyed[] {
  return Array.from({ length: count }, (_, index) => caseAt(property, index, seed).case).flatMap((of) => {
    const { finding, witnessed } = judge(property, reference, null, of);
    return finding === null ? [{ case: of, clauses: witnessed.map(({ clause }) => clause) }] : [];
  });
}

/** A small case in which the faulty engine breaks the clause of its fault; null where none of the survey does. */
export function findWitness(
  property: Property,
  fault: Fault,
  cases: readonly Surveyed[],
  reference: EngineUnderTest,
  faulty: Faulty,
): Case | null {
  faulty.setActiveFault(fault.id);
  const [likely, others] = [true, false].map((is) =>
    cases.filter(({ clauses }) => clauses.includes(fault.clause) === is),
  );
  for (const { case: of } of [...(likely ?? []), ...(others ?? [])]) {
    const { verdict, finding } = judge(property, faulty.engine, null, of);
    if (verdict !== 'violated' || finding?.violation.clause !== fault.clause) continue;
    return smallest(property, fault, of, reference, faulty);
  }
  return null;
}

/** How many cases are tried to make a witness small. */
const BUDGET = 300;

/** The smallest case made of a witness that is one too; where the reference puts the clause to the test, it still does. */
function smallest(property: Property, fault: Fault, of: Case, reference: EngineUnderTest, faulty: Faulty): Case {
  const tests = (each: Case) =>
    judge(property, reference, null, each).witnessed.some(({ clause }) => clause === fault.clause);
  const isTested = tests(of);
  const trial = (candidate: Case): Trial => {
    const fails =
      whyNoWitness(property, fault, candidate, reference, faulty) === null && (!isTested || tests(candidate));
    return { fails, record: fails ? recordOf(property, candidate, faulty) : null };
  };
  const written: Case = { ...of, script: recordOf(property, of, faulty).script, policy: { kind: 'boring' } };
  const shrunk = reduce(written, trial, BUDGET);
  return shrunk.reproduced ? shrunk.case : reduce(of, trial, BUDGET).case;
}

function recordOf(property: Property, of: Case, faulty: Faulty): ReturnType<ReturnType<typeof judge>['record']> {
  return judge(property, faulty.engine, null, of).record();
}
