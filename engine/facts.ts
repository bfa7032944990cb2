/** The engine's second face: what is printed on the cards that it knows. */
export { CARDS } from './cards/registry.ts';
export type { ManaCost } from './vocabulary/cost.ts';
export type { Ability, SimpleKeyword } from './vocabulary/index.ts';
export type { CardRecord } from './vocabulary/record.ts';
