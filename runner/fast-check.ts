import fc from 'fast-check';
import { type CaseRun, caseArbitrary } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { EngineUnderTest } from '../protocol/index.ts';
import { judge } from './judge.ts';

/**
 * A property on an engine for `fc.check` and `fc.assert`, for those whose tests are fast-check's. It shrinks by what was done in the
 * case, and only to cases with a finding of the same class as the first.
 */
export function fastCheckProperty(
  property: Property,
  engine: EngineUnderTest,
  reference: EngineUnderTest | null,
): fc.IPropertyWithHooks<[CaseRun]> {
  let wanted: string | null = null;
  return fc.property(caseArbitrary(property), (run) => {
    const { finding, record } = judge(property, engine, reference, run.case);
    if (finding === null || (wanted !== null && finding.class !== wanted)) return;
    wanted = finding.class;
    run.record = record();
    const { clause, cr, expected, found } = finding.violation;
    throw new Error(`${finding.verdict}: ${clause} (CR ${cr}): expected ${expected}, found ${found}`);
  });
}
