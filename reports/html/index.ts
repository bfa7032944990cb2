/** Pages of reports. They load what bundles and renders, so only those who need them import them. */
export { type Bundle, bundle } from './bundle.ts';
export { clausesShowing, exampleKey, makeBookData } from './make-book-data.ts';
export { makeCounterexampleData, makePageData, type PageParts } from './make-page-data.ts';
export { makeSiteData, type SiteParts, trendPoint } from './make-site-data.ts';
export type { PageData, Proof, Trend } from './page-data.ts';
export { pagePieces, type StepsText } from './write-page.ts';
