/** What a run or a gate came to, as other programs read it. It loads what writes XML and Markdown, so only those who need it import it. */
export { ctrfText } from './ctrf.ts';
export { outcomeOfGate } from './gate-outcome.ts';
export { githubText } from './github.ts';
export { junitText } from './junit.ts';
export { markdownText } from './markdown.ts';
export type { Outcome } from './outcome.ts';
export { outcomeOfRun } from './run-outcome.ts';
