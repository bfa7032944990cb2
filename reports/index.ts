/** What a run found, as files and texts: the report, counterexamples and their stories, tables for a terminal. */
export type { CounterexampleFile } from './counterexample.generated.ts';
export { makeReport, type ReportParts, reportText } from './make-report.ts';
export type { FindingReport, PropertyReport, RulingReport, RunReport, Verdict } from './report.generated.ts';
export { aligned, type Paint, runTable } from './run-table.ts';
export { storyOf, type Telling } from './story.ts';
