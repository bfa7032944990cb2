/** Cases for properties: legal boards, decks and policies, made at random and made smaller. */
export { plainCard } from './boards/card.ts';
export { caseArbitrary, caseAt, caseSeed } from './case-arbitrary.ts';
export { CaseRun, type ExecutionRecord, type Origin, type Span } from './case-run.ts';
export { hash32 } from './hash.ts';
export { type Health, type HealthOptions, healthOf, TOO_COMMON } from './health.ts';
export { whyIllegal } from './legality/legal-board.ts';
export { type CardPool, cardsMeant, ENGINE_POOL, poolOf } from './pool.ts';
export { isLand } from './printed.ts';
export type { CardPick, FocusCard, Opening, OpeningCast, Recipe } from './recipe.ts';
export { isPlaced, type Placed, withoutCards } from './shrink/board-edits.ts';
export { compareCases, keyOf, SIZE, size, sizeOfBoard } from './shrink/order.ts';
export { type Reduction, reduce, reduction, type Trial } from './shrink/reduce.ts';
export type { CaseSource } from './source.ts';
export { type Thing, type Variation, variationsOf } from './vary.ts';
