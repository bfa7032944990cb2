import type { SetUpLevel } from '../protocol/index.ts';
import type { Recipe } from './recipe.ts';

/** What the generator has to know of a property; every property is one of these. */
export interface CaseSource {
  readonly id: string;
  readonly level: SetUpLevel;
  readonly cases: Recipe;
}
