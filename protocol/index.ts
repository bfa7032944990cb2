/** How the suite and an engine speak: boards, questions, answers, views, entries, verdicts. */
export * from './adapter-fault.ts';
export * from './board.ts';
export * from './distinct.ts';
export * from './engine-under-test.ts';
export * from './entry.ts';
export * from './question.ts';
export * from './verdict.ts';
export * from './view.ts';
export * from './history.ts';
