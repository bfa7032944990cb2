/** What a run found, as files and texts: the report, counterexamples and their stories, tables for a terminal. */
export { actionWords, answerWords } from './answer-words.ts';
export type { CounterexampleFile } from './counterexample.generated.ts';
export { happeningWords, happeningsWords, manaText } from './happening-words.ts';
export { makeReport, type ReportParts, reportText } from './make-report.ts';
export type { FindingReport, PropertyReport, RulingReport, RunReport, Verdict } from './report.generated.ts';
export { listed, type Names, optionNames, ordinal, sentence } from './names.ts';
export { aligned, type Paint, runTable } from './run-table.ts';
export { storyOf, type Telling } from './story.ts';
