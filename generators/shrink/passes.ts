import type { Pass } from './cycle.ts';

/** The passes in the order in which they are tried. */
export const PASSES: readonly Pass[] = [];
