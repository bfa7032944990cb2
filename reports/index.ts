/** What a run found, as files and texts: the report, counterexamples and their stories, tables for a terminal. */
export { actionWords, answerWords } from './answer-words.ts';
export type { BaselineEntry, BaselineFile } from './baseline.generated.ts';
export type { CounterexampleFile } from './counterexample.generated.ts';
export { oneLine } from './formats/one-line.ts';
export { counted } from './formats/outcome.ts';
export { findingWords, resultOf } from './formats/run-outcome.ts';
export type { GateProblem, GateReport, KnownFailure } from './gate.generated.ts';
export { gateTable, type PaintGate } from './gate-table.ts';
export { happeningWords, happeningsWords, manaText } from './happening-words.ts';
export { makeReport, type ReportParts, reportText } from './make-report.ts';
export type { FindingReport, PropertyReport, RulingReport, RunReport, Verdict } from './report.generated.ts';
export { listed, type Names, optionNames, ordinal, sentence } from './names.ts';
export { aligned, type Paint, runTable } from './run-table.ts';
export { commandLine, inShell } from './shell-words.ts';
export type { StepsFile } from './steps.generated.ts';
export { type Example, exampleSteps } from './steps/example-steps.ts';
export { type Showing, stepsOf } from './steps/steps-file.ts';
export { storyOf, type Telling } from './story.ts';
