/** What every adapter needs, so that its author writes only what is his engine's: see docs/adding-an-adapter.md. */
export { levelOf } from '../../protocol/index.ts';
export { type Adapter, cannotSetUp, engineOf } from './engine-of.ts';
export { Names, playerName, seatOf } from './names.ts';
export { type Asked, misfit, question } from './questions.ts';
export { serveStdio } from './serve-stdio.ts';
export { type PlacedCard, type ViewParts, viewOf } from './view.ts';
