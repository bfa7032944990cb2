import type { Case } from '../protocol/index.ts';
import { classed, type Finding, type Found } from './finding.ts';
import type { Judged } from './judge.ts';

/** Has an engine begin anew, so that no game before can bear on the next. */
export type Restart = () => void;

/** How often a case is tried by itself in which the engine ended, hung or said what is no reply; and any other with a finding. */
const TRIES = { ended: 3, played: 1 } as const;

/**
 * A finding that an engine has shown once, looked for again in the case alone, each time on an engine begun anew: it is the same
 * finding, or that the engine does now this and now that. A fault of an adapter stays one either way.
 */
export function confirmed(judged: Judged, property: string, of: Case, alone: () => Judged): Judged {
  const { finding } = judged;
  if (finding === null) return judged;
  const tries = triesOf(finding);
  const again = Array.from({ length: tries }, alone);
  const same = again.filter((each) => isAlike(each.finding, finding)).length;
  const counted = `in ${same} of ${tries} tries by itself`;
  if (finding.verdict !== 'harness error' && same < tries)
    return { ...judged, verdict: 'nondeterministic', finding: classed(property, unsteady(finding, counted), of) };
  return tries === TRIES.ended ? { ...judged, finding: told(finding, counted) } : judged;
}

function triesOf({ verdict, violation }: Finding): number {
  switch (verdict) {
    case 'crashed':
    case 'timed out':
      return TRIES.ended;
    case 'harness error':
      // Others are of the reference or of a law, which come to the same each time.
      return violation.clause === verdict ? TRIES.ended : 0;
    case 'violated':
    case 'illegal':
    case 'diverged':
      return TRIES.played;
    default:
      return 0;
  }
}

function isAlike(one: Finding | null, other: Finding): boolean {
  return one?.verdict === other.verdict && one.class === other.class;
}

function told(finding: Finding, counted: string): Finding {
  const { violation } = finding;
  return { ...finding, violation: { ...violation, found: `${violation.found} (again ${counted})` } };
}

function unsteady({ verdict, violation }: Finding, counted: string): Found {
  return {
    verdict: 'nondeterministic',
    violation: {
      ...violation,
      clause: `nondeterministic ${violation.clause}`,
      expected: 'the same case comes to the same each time',
      found: `${verdict} after other games, and ${counted}: ${violation.found}`,
    },
  };
}
