import type { ExecutionRecord } from '../generators/index.ts';
import type { Property } from '../properties/property.ts';
import type { Case, EngineUnderTest, History, Verdict, Witness } from '../protocol/index.ts';
import { executionRecord } from './execution-record.ts';
import {
  classed,
  clausesOf,
  deviationFinding,
  endFinding,
  type Finding,
  type Found,
  harnessFinding,
  lawFinding,
  missingWitness,
} from './finding.ts';
import { type Law, type Performance, perform } from './perform.ts';
import { enforce, type Recording, record } from './rehearsal.ts';
import { showing } from './showing.ts';

/** What became of one case of a property on an engine. */
export interface Judged {
  /** `vacuous`: the case did not put the law to the test. */
  readonly verdict: Verdict;
  /** Null where the verdict is `holds` or `vacuous`. */
  readonly finding: Finding | null;
  /** What was put to the test on the engine that is judged. */
  readonly witnessed: readonly Witness[];
  /** Whether it is told of what the engine does as it likes, and not of what it does after the script of the reference. */
  readonly onItsOwn: boolean;
  /** Clauses that the case puts to the test on the reference; none where there is none beside the engine. */
  readonly onReference: readonly string[];
  /** The game that the finding speaks of: of two, the second. */
  readonly history: History;
  /** The game from which a second one was made that the finding speaks of; null: there is but one. */
  readonly compared: History | null;
  /** How many answers were given. */
  readonly answered: number;
  /** What was done in the case, for shrinking; made when it is asked for. */
  readonly record: () => ExecutionRecord;
}

/**
 * Judges an engine by one case of a property. The case runs on the reference first, and what was done there is the script for
 * the engine; where that finds nothing, the engine plays the case on its own course too. `reference` null: the engine is the
 * reference, or there is none, and the law alone judges. Never throws for what
 * an engine does; a law that throws is a harness error.
 */
export function judge(
  property: Property,
  engine: EngineUnderTest,
  reference: EngineUnderTest | null,
  of: Case,
): Judged {
  if (reference === null) return judgeOnItsOwn(property, engine, of);
  return judgeAfter(
    property,
    engine,
    reference,
    perform(property, of, (each) => record(reference, each)),
  );
}

/** Judges an engine by a case that the reference has already played. */
export function judgeAfter(
  property: Property,
  engine: EngineUnderTest,
  reference: EngineUnderTest,
  expected: Performance<Recording>,
): Judged {
  const after = judgeEnforced(property, engine, reference, expected);
  if (after.finding !== null) return after;
  // What the reference never does is not in its script, such as what it says cannot be completed.
  const own = judgeOnItsOwn(property, engine, expected.case);
  return own.verdict === 'violated' || own.verdict === 'crashed' ? { ...own, onItsOwn: true } : after;
}

/** Judges an engine by what it does after the script of the reference alone. */
export function judgeEnforced(
  property: Property,
  engine: EngineUnderTest,
  reference: EngineUnderTest,
  expected: Performance<Recording>,
): Judged {
  const harness = harnessFinding(expected);
  if (harness !== null) return judged(property, expected, harness);
  const onReference = clausesOf(expected.law);
  const shown = showing(engine, property);
  const known = new Map(expected.plays.map((play) => [JSON.stringify(play.case), play]));
  const found = perform(property, expected.case, (each) =>
    enforce(shown, known.get(JSON.stringify(each)) ?? record(reference, each)),
  );
  const withRecord = lawFinding(found.law) ?? endFinding(found.plays);
  if (withRecord !== null) return { ...judged(property, found, withRecord), onReference };
  const deviations = found.plays.map(deviationFinding);
  const deviation = deviations.find((each) => each !== null) ?? missingWitness(property, expected, found);
  const alike = judged(property, found, deviation, wasOffered(deviation) ? found : expected);
  return { ...alike, onReference };
}

/** Judges an engine by what it does as it likes, by the law alone. */
export function judgeOnItsOwn(property: Property, engine: EngineUnderTest, of: Case): Judged {
  const shown = showing(engine, property);
  const performance = perform(property, of, (each) => record(shown, each));
  return judged(property, performance, lawFinding(performance.law) ?? endFinding(performance.plays));
}

/** What an engine refused stands in the reference's record alone, what it did too much in its own. */
function wasOffered(found: Found | null): boolean {
  return found?.violation.clause.startsWith('offered ') ?? true;
}

/** `recorded`: the performance whose record says what was done. */
function judged(
  property: Property,
  performance: Performance,
  found: Found | null,
  recorded: Performance = performance,
): Judged {
  const { case: of, law, plays, shown } = performance;
  const { course, play } = recorded.first;
  const witnessed = witnessedBy(law);
  return {
    verdict: found?.verdict ?? (witnessed.length > 0 ? 'holds' : 'vacuous'),
    finding: classed(property.id, found, of),
    witnessed,
    onItsOwn: false,
    onReference: [],
    history: shown.play.history,
    compared: plays.length > 1 ? performance.first.play.history : null,
    answered: plays.reduce((sum, { play }) => sum + play.answered, 0),
    record: () => executionRecord(course.recorder, play.history),
  };
}

function witnessedBy(law: Law): readonly Witness[] {
  return law.kind === 'holds' || law.kind === 'violated' ? law.witnessed : [];
}
