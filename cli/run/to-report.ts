import { join } from 'node:path';
import type { Property } from '../../properties/property.ts';
import {
  type CounterexampleFile,
  type FindingReport,
  makeReport,
  type PropertyReport,
  type RunReport,
  reportText,
} from '../../reports/index.ts';
import {
  type CampaignResult,
  type Cases,
  type FindingClass,
  needsOf,
  notSetUp,
  type PropertyResult,
  type RunSettings,
  type ShrinkStep,
} from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { writeText } from '../files.ts';
import { counterexampleFile, judgedAlone, writeShownCounterexample } from './counterexample-files.ts';
import { unjudged } from './unjudged.ts';

/** A run that is over, with all that its report needs. */
export interface Finished {
  readonly context: Context;
  readonly opened: OpenedEngine;
  readonly cases: Cases;
  readonly settings: RunSettings;
  /** All that were chosen; those of the settings are among them. */
  readonly properties: readonly Property[];
  readonly result: CampaignResult;
  /** Where it is all written. */
  readonly folder: string;
  /** Of which classes of a property there is no counterexample. */
  readonly isAside: (property: string, name: string) => boolean;
}

/** Writes all that a run found into its folder: counterexamples, their stories, the report. Answers the report. */
export function writeFindings(finished: Finished): RunReport {
  const { context, opened, settings, properties, result, folder } = finished;
  const { name, version } = opened.engine.describe();
  const { seed, cases, shard } = settings;
  const parts = {
    suite: context.version,
    engine: { id: opened.id, name, version },
    run: { seed, cases, shard: `${shard.part}/${shard.of}`, complete: result.complete },
    limits: context.limits,
    answers: result.properties.reduce((sum, { tally }) => sum + tally.answers, 0),
    properties: properties.map((property) => propertyReport(finished, property)),
  };
  const report = makeReport(parts, context.ledger());
  writeText(join(folder, 'report.json'), reportText(report));
  return report;
}

function propertyReport(finished: Finished, property: Property): PropertyReport {
  const { settings, result, opened } = finished;
  const { id, statement, says, cr, rulings } = property;
  const text = { id, statement, says, cr, rulings };
  const found = result.properties[settings.properties.indexOf(id)];
  if (found === undefined) {
    const verdict = unjudged(property, opened.engine, finished.cases)?.verdict ?? 'undecided';
    return { ...text, verdict, cases: 0, notSetUp: 0, witnessed: 0, shapes: 0, clauses: [], classes: [] };
  }
  const { tally, verdict } = found;
  return {
    ...text,
    verdict,
    cases: tally.cases,
    notSetUp: notSetUp(tally),
    witnessed: tally.witnessed,
    shapes: tally.shapes.length,
    clauses: clauseReports(property, found),
    classes: tally.classes.map((each, index) => findingReport(finished, property, found, each, index + 1)),
  };
}

/** The property's own clauses, whether witnessed or not, and others that its law spoke of. */
function clauseReports({ clauses }: Property, { tally }: PropertyResult): PropertyReport['clauses'] {
  const counts = new Map(tally.clauses.map(({ clause, cases }) => [clause, cases]));
  const all = [...new Set([...clauses, ...counts.keys()])];
  return all.map((clause) => ({ clause, witnessed: counts.get(clause) ?? 0 }));
}

function findingReport(
  finished: Finished,
  property: Property,
  result: PropertyResult,
  found: FindingClass,
  number: number,
): FindingReport {
  const made = counterexampleOf(finished, property, result, found);
  const shown = made?.file.violation ?? found.finding.violation;
  const file = `counterexamples/${property.id}-${number}.json`;
  if (made !== null)
    writeShownCounterexample(finished.opened, property, made.file, join(finished.folder, file), made.course);
  const { clause, cr, expected, found: what } = shown;
  return {
    ...{ class: found.class, verdict: found.finding.verdict, count: found.count, firstCase: found.first },
    ...{ clause, cr, expected, found: what, counterexample: made === null ? null : file },
  };
}

interface Made {
  readonly file: CounterexampleFile;
  readonly course: readonly ShrinkStep[];
}

/**
 * The counterexample that was made small, or else the smallest case as it is; null: the class is set aside, or does not show again. What an
 * engine does only now and then is told as it was seen.
 */
function counterexampleOf(
  { context, opened, cases, settings: { seed }, isAside }: Finished,
  property: Property,
  { counterexamples }: PropertyResult,
  { class: name, smallest: { index }, finding: seen }: FindingClass,
): Made | null {
  if (isAside(property.id, name)) return null;
  const origin = { seed, index };
  const made = counterexamples.find((each) => each.class === name)?.counterexample;
  if (made?.finding.class === name) {
    const needs = needsOf(property, opened.engine, opened.reference, made.case, made.finding);
    const file = { ...counterexampleFile(context, opened, property, made.finding, made.case), origin, needs };
    return { file, course: made.course };
  }
  const of = cases.caseOf(property, index, seed);
  const finding = seen.verdict === 'nondeterministic' ? seen : judgedAlone(opened, property, of).finding;
  if (finding?.class !== name) return null;
  return { file: { ...counterexampleFile(context, opened, property, finding, of), origin }, course: [] };
}
