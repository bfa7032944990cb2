import { basename, join } from 'node:path';
import type { Property } from '../../properties/property.ts';
import {
  type CounterexampleFile,
  type FindingReport,
  makeReport,
  type PropertyReport,
  type RunReport,
  reportText,
  storyOf,
} from '../../reports/index.ts';
import { EDITION } from '../../rulings/index.ts';
import {
  type CampaignResult,
  type Cases,
  type Counterexample,
  type FindingClass,
  judge,
  needsOf,
  type PropertyResult,
  type RunSettings,
} from '../../runner/index.ts';
import type { Context, OpenedEngine } from '../context.ts';
import { jsonText, writeText } from '../files.ts';
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
    return { ...text, verdict, cases: 0, witnessed: 0, shapes: 0, clauses: [], classes: [] };
  }
  const { tally, verdict } = found;
  return {
    ...text,
    verdict,
    cases: tally.cases,
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
  { counterexamples }: PropertyResult,
  found: FindingClass,
  number: number,
): FindingReport {
  const made = counterexamples.find((each) => each.class === found.class);
  const shown = made?.counterexample.finding ?? found.finding;
  const file = `counterexamples/${property.id}-${number}.json`;
  if (made !== undefined) writeCounterexample(finished, property, found, made.counterexample, file);
  const { clause, cr, expected, found: what } = shown.violation;
  return {
    ...{ class: found.class, verdict: shown.verdict, count: found.count, firstCase: found.first },
    ...{ clause, cr, expected, found: what, counterexample: made === undefined ? null : file },
  };
}

function writeCounterexample(
  { context, opened, settings, folder }: Finished,
  property: Property,
  { first }: FindingClass,
  { case: of, finding }: Counterexample,
  file: string,
): void {
  const counterexample: CounterexampleFile = {
    ...{ kind: 'headjudge counterexample', format: 1, suite: context.version, edition: EDITION, engine: opened.id },
    ...{ property: property.id, class: finding.class, verdict: finding.verdict, violation: finding.violation },
    ...{ origin: { seed: settings.seed, index: first }, case: of },
    needs: needsOf(property, opened.engine, opened.reference, of, finding),
  };
  const { history, compared } = judge(property, opened.engine, opened.reference, of);
  const path = join(folder, file);
  writeText(path, jsonText(counterexample));
  const told = { says: property.says, compared, file: basename(file) };
  const story = storyOf({ counterexample, history, ...told });
  writeText(path.replace(/\.json$/, '.md'), story);
}
